import { defineLabels } from '@porchlight/i18n'

/** The texts of every mail around its own. */
export const layoutLabels = defineLabels({
  about: {
    en: 'Home: {home}',
    es: 'Domicilio: {home}',
  },
  copyLink: {
    en: 'If the button does not work, copy this address into your browser:',
    es: 'Si el botón no funciona, copie esta dirección en su navegador:',
  },
  choose: {
    en: 'Choose which emails you get',
    es: 'Elija qué correos recibe',
  },
  stop: {
    en: 'Unsubscribe from offers like this',
    es: 'Dejar de recibir ofertas como esta',
  },
  footer: {
    en: 'This message is from {brand}. Please do not reply to it.',
    es: 'Este mensaje es de {brand}. Por favor, no lo responda.',
  },
})

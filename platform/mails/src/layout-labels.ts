import { defineLabels } from '@porchlight/i18n'

/** What every mail says around its own texts. */
export const layoutLabels = defineLabels({
  copyLink: {
    en: 'If the button does not work, copy this address into your browser:',
    es: 'Si el botón no funciona, copie esta dirección en su navegador:',
  },
  footer: {
    en: 'This message is from {brand}. Please do not reply to it.',
    es: 'Este mensaje es de {brand}. Por favor, no lo responda.',
  },
})

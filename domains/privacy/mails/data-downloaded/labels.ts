import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} data was downloaded', es: 'Se descargaron sus datos de {brand}' },
  heading: { en: 'A copy of your data was downloaded', es: 'Se descargó una copia de sus datos' },
  reason: {
    en: 'On {when}, someone who was signed in as you downloaded a copy of your data.',
    es: 'El {when}, alguien con su sesión abierta descargó una copia de sus datos.',
  },
  next: {
    en: 'If it was you, you do not need to do anything. If it was not you, sign out the devices you do not know.',
    es: 'Si fue usted, no tiene que hacer nada. Si no fue usted, cierre la sesión de los dispositivos que no conozca.',
  },
  button: { en: 'See where you are signed in', es: 'Ver dónde tiene la sesión abierta' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If it was not you, also change your password and call us at {servicePhone}.',
    es: 'Si no fue usted, cambie también su contraseña y llámenos al {servicePhone}.',
  },
})

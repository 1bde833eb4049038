import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Set up your {brand} online account', es: 'Configure su cuenta en línea de {brand}' },
  heading: { en: 'Set up your online account', es: 'Configure su cuenta en línea' },
  reason: {
    en: 'Someone asked {brand} for an online account with this email address.',
    es: 'Alguien pidió a {brand} una cuenta en línea con este correo electrónico.',
  },
  next: {
    en: 'If it was you, create a password to finish.',
    es: 'Si fue usted, cree una contraseña para terminar.',
  },
  button: { en: 'Create password', es: 'Crear contraseña' },
  lifetime: {
    en: {
      one: 'This link works once, for {count} hour. After that, you can ask for a new one.',
      other: 'This link works once, for {count} hours. After that, you can ask for a new one.',
    },
    es: {
      one: 'Este enlace sirve una sola vez, durante {count} hora. Después puede pedir otro.',
      other: 'Este enlace sirve una sola vez, durante {count} horas. Después puede pedir otro.',
    },
  },
  notYou: {
    en: 'If it was not you, ignore this message. Nothing changes unless someone uses the link.',
    es: 'Si no fue usted, ignore este mensaje. Nada cambia mientras nadie use el enlace.',
  },
})

import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Reset your {brand} password', es: 'Restablezca su contraseña de {brand}' },
  heading: { en: 'Reset your password', es: 'Restablezca su contraseña' },
  reason: {
    en: 'Someone asked {brand} to reset the password of your online account.',
    es: 'Alguien pidió a {brand} restablecer la contraseña de su cuenta en línea.',
  },
  next: { en: 'If it was you, choose a new password.', es: 'Si fue usted, elija una contraseña nueva.' },
  button: { en: 'Reset password', es: 'Restablecer contraseña' },
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
    en: 'If it was not you, ignore this message. Your password has not changed.',
    es: 'Si no fue usted, ignore este mensaje. Su contraseña no ha cambiado.',
  },
})

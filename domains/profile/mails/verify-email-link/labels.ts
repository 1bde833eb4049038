import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Confirm your email address for {brand}',
    es: 'Confirme su correo electrónico para {brand}',
  },
  heading: { en: 'Confirm your email address', es: 'Confirme su correo electrónico' },
  reason: {
    en: 'Someone asked {brand} to use this email address for an online account.',
    es: 'Alguien pidió a {brand} usar este correo electrónico para una cuenta en línea.',
  },
  next: {
    en: 'If it was you, confirm the address. After that, you log in with it.',
    es: 'Si fue usted, confirme el correo. Después iniciará sesión con él.',
  },
  button: { en: 'Confirm email', es: 'Confirmar correo' },
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
    en: 'If it was not you, ignore this message. We do not use an address that nobody confirms.',
    es: 'Si no fue usted, ignore este mensaje. No usamos un correo que nadie confirma.',
  },
})

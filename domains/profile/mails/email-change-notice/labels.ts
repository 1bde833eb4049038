import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: {
    en: 'Your {brand} email address is changing',
    es: 'Va a cambiar su correo electrónico de {brand}',
  },
  heading: { en: 'Your email address is changing', es: 'Va a cambiar su correo electrónico' },
  reason: {
    en: 'Someone asked to change the email of your online account to {newEmail}. Your login changes only after that address is confirmed.',
    es: 'Alguien pidió cambiar el correo de su cuenta en línea a {newEmail}. Su usuario cambia solo después de que se confirme ese correo.',
  },
  next: {
    en: 'If it was you, you do not need to do anything. If it was not you, undo the change now.',
    es: 'Si fue usted, no tiene que hacer nada. Si no fue usted, deshaga el cambio ahora.',
  },
  button: { en: 'Undo the change', es: 'Deshacer el cambio' },
  lifetime: {
    en: { one: 'This link works once, for {count} hour.', other: 'This link works once, for {count} hours.' },
    es: {
      one: 'Este enlace sirve una sola vez, durante {count} hora.',
      other: 'Este enlace sirve una sola vez, durante {count} horas.',
    },
  },
  notYou: {
    en: 'If it was not you, also call us at {servicePhone}.',
    es: 'Si no fue usted, llámenos también al {servicePhone}.',
  },
})

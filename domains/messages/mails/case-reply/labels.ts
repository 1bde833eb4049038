import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: '{brand} answered your message', es: '{brand} respondió a su mensaje' },
  heading: { en: 'A reply is waiting for you', es: 'Tiene una respuesta' },
  reason: {
    en: 'You wrote to {brand}, and we answered.',
    es: 'Usted escribió a {brand} y le respondimos.',
  },
  next: {
    en: 'Log in to read the reply. You can answer there.',
    es: 'Inicie sesión para leer la respuesta. Allí puede contestar.',
  },
  button: { en: 'Read the reply', es: 'Leer la respuesta' },
  lifetime: {
    en: 'This link leads to your messages. It does not expire.',
    es: 'Este enlace lleva a sus mensajes. No caduca.',
  },
  notYou: {
    en: 'If you did not write to us, ignore this message.',
    es: 'Si usted no nos escribió, ignore este mensaje.',
  },
})

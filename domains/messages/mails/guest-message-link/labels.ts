import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Send your message to {brand}', es: 'Envíe su mensaje a {brand}' },
  heading: { en: 'One more step to send your message', es: 'Falta un paso para enviar su mensaje' },
  reason: {
    en: 'Someone wrote a message to {brand} and gave this email address.',
    es: 'Alguien escribió un mensaje a {brand} y dio este correo electrónico.',
  },
  next: {
    en: 'If it was you, read it again and send it. An advisor sees it only then.',
    es: 'Si fue usted, revíselo y envíelo. Un asesor lo verá solo entonces.',
  },
  button: { en: 'Read and send', es: 'Revisar y enviar' },
  lifetime: {
    en: {
      one: 'This link works once, for {count} hour. After that, you can write again.',
      other: 'This link works once, for {count} hours. After that, you can write again.',
    },
    es: {
      one: 'Este enlace sirve una sola vez, durante {count} hora. Después puede escribir otra vez.',
      other: 'Este enlace sirve una sola vez, durante {count} horas. Después puede escribir otra vez.',
    },
  },
  notYou: {
    en: 'If it was not you, ignore this email. The message is then deleted unread.',
    es: 'Si no fue usted, ignore este correo. El mensaje se borra sin que nadie lo lea.',
  },
})

import { defineLabels } from '@porchlight/i18n'
import { conversationLifetime } from '../conversation-lifetime'

export const labels = defineLabels({
  subject: { en: 'Your conversation with {brand}', es: 'Su conversación con {brand}' },
  heading: { en: 'A new link to your conversation', es: 'Un enlace nuevo a su conversación' },
  reason: {
    en: 'Someone asked {brand} for a new link to your conversation.',
    es: 'Alguien pidió a {brand} un enlace nuevo a su conversación.',
  },
  next: {
    en: 'If it was you, open it to read our answers and say more.',
    es: 'Si fue usted, ábralo para leer nuestras respuestas y decir algo más.',
  },
  button: { en: 'Open the conversation', es: 'Abrir la conversación' },
  lifetime: conversationLifetime,
  notYou: {
    en: 'If it was not you, ignore this email. The link went to you alone.',
    es: 'Si no fue usted, ignore este correo. El enlace llegó solo a usted.',
  },
})

import { defineLabels } from '@porchlight/i18n'
import { conversationLifetime } from '../conversation-lifetime'

export const labels = defineLabels({
  subject: { en: '{brand} answered your message', es: '{brand} respondió a su mensaje' },
  heading: { en: 'Our answer to your message', es: 'Nuestra respuesta a su mensaje' },
  reason: {
    en: 'You wrote to {brand}. An advisor answered:',
    es: 'Usted escribió a {brand}. Un asesor le respondió:',
  },
  next: {
    en: 'To say more, open the conversation. You need no password.',
    es: 'Para decir algo más, abra la conversación. No necesita contraseña.',
  },
  button: { en: 'Open the conversation', es: 'Abrir la conversación' },
  lifetime: conversationLifetime,
  notYou: {
    en: 'If you did not write to us, ignore this email.',
    es: 'Si usted no nos escribió, ignore este correo.',
  },
})

import { defineLabels } from '@porchlight/i18n'

/** Labels of a conversation with an advisor. */
export const threadLabels = defineLabels({
  repliedTitle: { en: 'Your reply is sent', es: 'Su respuesta se envió' },
  thread: { en: 'Conversation', es: 'Conversación' },
  you: { en: 'You', es: 'Usted' },
  advisor: { en: '{brand} advisor', es: 'Asesor de {brand}' },
  fileAdded: { en: 'File added', es: 'Archivo agregado' },
  files: { en: 'Attached files', es: 'Archivos adjuntos' },
  sendAgain: { en: 'Send it again', es: 'Enviarlo otra vez' },
  showEarlier: { en: 'Show earlier replies', es: 'Ver respuestas anteriores' },
  toReply: { en: 'Go to the reply box', es: 'Ir al cuadro de respuesta' },
  resolution: { en: 'How it was settled', es: 'Cómo se resolvió' },
  replyTitle: { en: 'Reply', es: 'Responder' },
  reopenTitle: { en: 'Not settled?', es: '¿No quedó resuelto?' },
  reopenText: {
    en: 'Write again and we open this case again. For something else, start a new message.',
    es: 'Escríbanos y abriremos este caso otra vez. Para otro asunto, envíe un mensaje nuevo.',
  },
  reply: { en: 'Your reply', es: 'Su respuesta' },
  replyRequired: { en: 'Enter your reply.', es: 'Escriba su respuesta.' },
  failed: { en: 'Your reply hasn’t been sent yet', es: 'Su respuesta todavía no se envía' },
  submit: { en: 'Send reply', es: 'Enviar respuesta' },
  reopen: { en: 'Open again and send', es: 'Abrir otra vez y enviar' },
  submitting: { en: 'Sending', es: 'Enviando' },
})

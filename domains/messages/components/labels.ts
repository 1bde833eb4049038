import { formatNames, maxFileMegabytes } from '@porchlight/file-formats'
import { defineLabels } from '@porchlight/i18n'
import { replyPromise } from './reply-promise'

/** Labels shared by the pages of messages; types and states are named like their values. */
export const messageLabels = defineLabels({
  messagesTitle: { en: 'Your messages', es: 'Sus mensajes' },
  messagesLoading: { en: 'Loading your messages', es: 'Cargando sus mensajes' },
  toMessages: { en: 'All messages', es: 'Todos los mensajes' },
  newMessage: { en: 'New message', es: 'Mensaje nuevo' },
  caseNumber: { en: 'Case {number}', es: 'Caso {number}' },
  Question: { en: 'Question', es: 'Pregunta' },
  Billing: { en: 'Bill or payment', es: 'Factura o pago' },
  Enrollment: { en: 'Enrollment', es: 'Inscripción' },
  Service_Change: { en: 'Change of service', es: 'Cambio del servicio' },
  Complaint: { en: 'Complaint', es: 'Queja' },
  New: { en: 'Received', es: 'Recibido' },
  Working: { en: 'In progress', es: 'En proceso' },
  'Waiting on Customer': { en: 'We need your reply', es: 'Falta su respuesta' },
  Escalated: { en: 'With a supervisor', es: 'Con un supervisor' },
  Closed: { en: 'Closed', es: 'Cerrado' },
  answerBy: { en: 'We’ll answer by {date}.', es: 'Le respondemos a más tardar el {date}.' },
  answerSoon: replyPromise,
  late: {
    en: 'Our answer was due on {date} and is late.',
    es: 'Nuestra respuesta debía llegar el {date} y está atrasada.',
  },
  working: { en: 'We are working on it.', es: 'Lo estamos atendiendo.' },
  yourTurn: {
    en: 'We need your reply to continue. Our reply time is paused until then.',
    es: 'Necesitamos su respuesta para continuar. Nuestro plazo queda en pausa hasta entonces.',
  },
  answered: { en: 'We replied on {date}.', es: 'Le respondimos el {date}.' },
  closed: { en: 'Closed on {date}.', es: 'Cerrado el {date}.' },
  complaintBy: {
    en: 'You’ll have our decision on your complaint by {date}, 21 days after it arrived.',
    es: 'Su queja tendrá un resultado a más tardar el {date}, 21 días después de recibirla.',
  },
  complaintLate: {
    en: 'Our decision on your complaint was due on {date} and is late.',
    es: 'El resultado de su queja debía estar listo el {date} y está atrasado.',
  },
  attachment: { en: 'Attach a file (optional)', es: 'Adjuntar un archivo (opcional)' },
  attachmentHint: {
    en: `One file of up to ${maxFileMegabytes} MB: ${formatNames.en}.`,
    es: `Un archivo de hasta ${maxFileMegabytes} MB: ${formatNames.es}.`,
  },
  attachAgain: { en: 'Choose {name} again.', es: 'Elija {name} otra vez.' },
})

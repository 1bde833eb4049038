import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  sentTitle: { en: 'We have your message', es: 'Recibimos su mensaje' },
  sentText: {
    en: 'Your case number is {number}. {promise}',
    es: 'Su número de caso es {number}. {promise}',
  },
  sentMail: {
    en: 'We’ll email you when our answer is here.',
    es: 'Le avisaremos por correo cuando llegue nuestra respuesta.',
  },
  newReply: { en: 'A new reply is here.', es: 'Llegó una respuesta nueva.' },
})

import { defineLabels } from '@porchlight/i18n'
import { replyPromise } from '../../components/reply-promise'

export const labels = defineLabels({
  lead: replyPromise,
  type: { en: 'What is it about?', es: '¿De qué se trata?' },
  complaintHint: {
    en: 'You’ll have our decision within 21 days.',
    es: 'Tendrá nuestro resultado en un plazo de 21 días.',
  },
  account: { en: 'Which account?', es: '¿Cuál cuenta?' },
  subject: { en: 'Subject', es: 'Asunto' },
  subjectRequired: { en: 'Enter a subject.', es: 'Escriba un asunto.' },
  description: { en: 'Description', es: 'Descripción' },
  descriptionHint: {
    en: 'What happened, when, and what you would like us to do.',
    es: 'Qué pasó, cuándo y qué quiere que hagamos.',
  },
  descriptionRequired: { en: 'Enter a description.', es: 'Escriba una descripción.' },
  deletionSubject: { en: 'Delete my data', es: 'Eliminar mis datos' },
  deletionDescription: {
    en: 'Please delete the personal data that you hold about me.',
    es: 'Por favor, eliminen los datos personales que tienen sobre mí.',
  },
  failed: { en: 'Your message hasn’t been sent yet', es: 'Su mensaje todavía no se envía' },
  submit: { en: 'Send message', es: 'Enviar mensaje' },
  submitting: { en: 'Sending', es: 'Enviando' },
})

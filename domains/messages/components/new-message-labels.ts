import { defineLabels } from '@porchlight/i18n'

/** Labels of a new message, for customers and guests alike. */
export const newMessageLabels = defineLabels({
  type: { en: 'What is it about?', es: '¿De qué se trata?' },
  complaintHint: {
    en: 'You’ll have our decision within 21 days.',
    es: 'Le daremos nuestra decisión en un plazo de 21 días.',
  },
  subject: { en: 'Subject', es: 'Asunto' },
  subjectRequired: { en: 'Enter a subject.', es: 'Escriba un asunto.' },
  description: { en: 'Description', es: 'Descripción' },
  descriptionHint: {
    en: 'What happened, when, and what you would like us to do.',
    es: 'Qué pasó, cuándo y qué quiere que hagamos.',
  },
  descriptionRequired: { en: 'Enter a description.', es: 'Escriba una descripción.' },
  submitting: { en: 'Sending', es: 'Enviando' },
})

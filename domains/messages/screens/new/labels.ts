import { defineLabels } from '@porchlight/i18n'
import { newMessageLabels } from '../../components/new-message-labels'
import { replyPromise } from '../../components/reply-promise'

export const labels = defineLabels({
  ...newMessageLabels,
  lead: replyPromise,
  account: { en: 'Which account?', es: '¿Cuál cuenta?' },
  deletionSubject: { en: 'Delete my data', es: 'Eliminar mis datos' },
  deletionDescription: {
    en: 'Please delete the personal data that you hold about me.',
    es: 'Por favor, eliminen los datos personales que tienen sobre mí.',
  },
  failed: { en: 'Your message hasn’t been sent yet', es: 'Su mensaje todavía no se envía' },
  submit: { en: 'Send message', es: 'Enviar mensaje' },
})

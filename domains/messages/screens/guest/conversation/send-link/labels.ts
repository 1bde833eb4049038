import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'It goes to the same email address as the last one.',
    es: 'Irá al mismo correo electrónico que el anterior.',
  },
  submit: { en: 'Send a new link', es: 'Enviar otro enlace' },
  failed: { en: 'No new link was sent', es: 'No se envió otro enlace' },
  unknown: {
    en: 'Open the link in our newest email about your message first.',
    es: 'Primero abra el enlace del más reciente de nuestros correos sobre su mensaje.',
  },
})

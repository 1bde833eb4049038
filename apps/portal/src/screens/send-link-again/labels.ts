import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'It goes to the same e-mail address as the last one.',
    es: 'Irá al mismo correo electrónico que el anterior.',
  },
  submit: { en: 'Send a new link', es: 'Enviar otro enlace' },
  submitting: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'No new link was sent', es: 'No se envió otro enlace' },
  tooSoon: {
    en: 'We just sent one. Wait a minute, then ask again.',
    es: 'Acabamos de enviar uno. Espere un minuto y vuelva a pedirlo.',
  },
})

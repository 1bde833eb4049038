import { defineLabels } from '@porchlight/i18n'

/** Labels of the pages that resend a mailed link. */
export const linkSentLabels = defineLabels({
  sendAgain: { en: 'Send again', es: 'Enviar otra vez' },
  sendAgainHint: {
    en: 'Nothing there? You can request another email after one minute, up to five a day.',
    es: '¿No ha llegado? Puede pedir otro correo después de un minuto, hasta cinco al día.',
  },
  sendAgainFailed: { en: 'No other email was sent', es: 'No se envió otro correo' },
  sentAgain: { en: 'We sent another email', es: 'Enviamos otro correo' },
  sending: { en: 'Sending', es: 'Enviando' },
  tooSoon: {
    en: 'We just sent one. Wait a minute, then ask again.',
    es: 'Acabamos de enviar uno. Espere un minuto y vuelva a pedirlo.',
  },
})

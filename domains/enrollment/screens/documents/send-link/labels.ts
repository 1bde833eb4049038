import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'It goes to the email address of the order.',
    es: 'Irá al correo electrónico del pedido.',
  },
  submit: { en: 'Send a new link', es: 'Enviar otro enlace' },
  sending: { en: 'Sending', es: 'Enviando' },
  failed: { en: 'No new link was sent', es: 'No se envió otro enlace' },
  tooSoon: {
    en: 'We just sent one. Wait a minute, then ask again.',
    es: 'Acabamos de enviar uno. Espere un minuto y vuelva a pedirlo.',
  },
  unknown: {
    en: 'This link is no longer valid. Look up your order instead.',
    es: 'Ya no conocemos este enlace. Consulte su pedido en su lugar.',
  },
  lookUp: { en: 'Look up my order', es: 'Consultar mi pedido' },
})

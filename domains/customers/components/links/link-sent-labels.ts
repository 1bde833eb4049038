import { defineLabels } from '@porchlight/i18n'

/** What the pages say that send a registration link once more. */
export const linkSentLabels = defineLabels({
  sending: { en: 'Sending', es: 'Enviando' },
  tooSoon: {
    en: 'We just sent one. Wait a minute, then ask again.',
    es: 'Acabamos de enviar uno. Espere un minuto y vuelva a pedirlo.',
  },
})

import { defineLabels } from '@porchlight/i18n'
import { labels as refundedLabels } from '../deposit-refunded/labels'

export const labels = defineLabels({
  ...refundedLabels,
  reason: {
    en: '{brand} refunded {amount} of your deposit to the card that you paid it with. Its interest, {interest}, is credited to your account.',
    es: '{brand} reembolsó {amount} de su depósito a la tarjeta con la que lo pagó. Sus intereses, {interest}, están abonados en su cuenta.',
  },
})

import { defineLabels } from '@porchlight/i18n'
import { billReadyLabels } from '../bill-ready/labels'

export const labels = defineLabels({
  ...billReadyLabels,
  reason: {
    en: 'It comes to {amount} and is due on {date}. AutoPay debits it on {debitDate}.',
    es: 'Es de {amount} y vence el {date}. El pago automático la debita el {debitDate}.',
  },
  next: {
    en: 'You do not need to pay it yourself. See what is in it.',
    es: 'No tiene que pagarla usted. Vea de qué se compone.',
  },
})

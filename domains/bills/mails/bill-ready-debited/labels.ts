import { defineLabels } from '@porchlight/i18n'
import { billReadyLabels } from '../bill-ready/labels'

export const labels = defineLabels({
  ...billReadyLabels,
  reason: {
    en: 'It comes to {amount} and is due on {date}. AutoPay debits it on {debitDate}.',
    es: 'Es de {amount} y vence el {date}. El pago automático la debita el {debitDate}.',
  },
  next: {
    en: 'You need not pay it yourself. See what it is made of.',
    es: 'No tiene que pagarla usted. Vea de qué se compone.',
  },
})

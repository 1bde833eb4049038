import { defineLabels } from '@porchlight/i18n'
import { labels as debitLabels } from '../debit-notice/labels'

export const labels = defineLabels({
  ...debitLabels,
  heading: { en: 'AutoPay pays your final bill', es: 'El pago automático paga su factura final' },
  reason: {
    en: 'Your deposit counts towards your final bill first. {brand} debits what it leaves on {date}, at most {amount}.',
    es: 'Primero aplicamos su depósito a su factura final. {brand} debitará lo que falte el {date}, como máximo {amount}.',
  },
})

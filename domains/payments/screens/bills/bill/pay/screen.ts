import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'bill-payment',
  paths: ['/bills/:billId/pay'],
  access: 'customer',
  titleLabel: { en: 'Pay your bill', es: 'Pagar su factura' },
  load: async () => (await import('./BillPayment')).BillPayment,
})

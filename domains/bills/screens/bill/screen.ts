import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'bill',
  paths: ['/bills/:billId'],
  access: 'customer',
  titleLabel: { en: 'Bill', es: 'Factura' },
  load: async () => (await import('./BillPage')).BillPage,
})

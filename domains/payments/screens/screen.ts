import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Payments', es: 'Pagos' }

export const screen = defineScreen({
  name: 'payments',
  paths: ['/payments'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./Payments')).Payments,
})

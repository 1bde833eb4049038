import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'AutoPay', es: 'Pago automático' }

export const screen = defineScreen({
  name: 'autopay',
  paths: ['/autopay'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./Autopay')).Autopay,
})

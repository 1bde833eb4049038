import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'pay',
  paths: ['/pay'],
  access: 'guest',
  titleLabel: { en: 'Pay a bill', es: 'Pagar una factura' },
  load: async () => (await import('./Pay')).Pay,
})

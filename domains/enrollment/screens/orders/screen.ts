import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'orders',
  paths: ['/orders'],
  access: 'customer',
  titleLabel: { en: 'Orders', es: 'Pedidos' },
  load: async () => (await import('./Orders')).Orders,
})

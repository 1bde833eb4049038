import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'order',
  paths: ['/orders/:orderId'],
  access: 'customer',
  titleLabel: { en: 'Order', es: 'Pedido' },
  load: async () => (await import('./OrderPage')).OrderPage,
})

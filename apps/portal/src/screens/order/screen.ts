import { defineScreen } from '../../shell/screen'

export const screen = defineScreen({
  name: 'order',
  paths: ['/orders/:orderId'],
  access: 'customer',
  titleLabel: { en: 'Order', es: 'Pedido' },
  formMethod: null,
  load: async () => (await import('./OrderPage')).OrderPage,
})

import { defineScreen } from '../../shell/screen'

export const screen = defineScreen({
  name: 'orders',
  paths: ['/orders'],
  access: 'customer',
  titleLabel: { en: 'Orders', es: 'Órdenes' },
  formMethod: null,
  load: async () => (await import('./Orders')).Orders,
})

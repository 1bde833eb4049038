import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'We have your order', es: 'Recibimos su pedido' }

export const screen = defineScreen({
  name: 'enroll-complete',
  paths: ['/enroll/complete'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpComplete')).SignUpComplete,
})

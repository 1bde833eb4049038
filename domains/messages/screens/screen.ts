import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'messages',
  paths: ['/messages'],
  access: 'customer',
  titleLabel: { en: 'Messages', es: 'Mensajes' },
  load: async () => (await import('./Messages')).Messages,
})

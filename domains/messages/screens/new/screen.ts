import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'new-message',
  paths: ['/messages/new'],
  access: 'customer',
  titleLabel: { en: 'New message', es: 'Mensaje nuevo' },
  load: async () => (await import('./NewMessage')).NewMessage,
})

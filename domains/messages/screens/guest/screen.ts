import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'guest-message',
  paths: ['/messages/guest'],
  access: 'guest',
  titleLabel: { en: 'Write to us', es: 'Escríbanos' },
  load: async () => (await import('./GuestMessage')).GuestMessage,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'confirm-guest-message',
  paths: ['/messages/guest/confirm'],
  access: 'guest',
  showsCredentials: true,
  titleLabel: { en: 'Send your message', es: 'Envíe su mensaje' },
  takesLink: true,
  load: async () => (await import('./ConfirmGuestMessage')).ConfirmGuestMessage,
})

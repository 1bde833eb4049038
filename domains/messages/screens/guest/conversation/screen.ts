import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'guest-conversation',
  paths: ['/messages/guest/conversation'],
  access: 'guest',
  showsCredentials: true,
  titleLabel: { en: 'Your conversation', es: 'Su conversación' },
  takesLink: true,
  load: async () => (await import('./GuestConversation')).GuestConversation,
})

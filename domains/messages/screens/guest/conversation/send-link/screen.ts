import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'guest-conversation-link',
  paths: ['/messages/guest/conversation/send-link'],
  access: 'guest',
  showsCredentials: true,
  titleLabel: { en: 'Send a new link', es: 'Enviar otro enlace' },
  load: async () => (await import('./ConversationLink')).ConversationLink,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Send a new link', es: 'Enviar otro enlace' }

export const screen = defineScreen({
  name: 'send-link-again',
  paths: ['/find-my-account/send-again'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./SendLinkAgain')).SendLinkAgain,
})

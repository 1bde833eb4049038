import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'documents-link',
  paths: ['/documents/send-link'],
  access: 'guest',
  titleLabel: { en: 'Send a new link', es: 'Enviar otro enlace' },
  load: async () => (await import('./DocumentsLink')).DocumentsLink,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'message',
  paths: ['/messages/:caseId'],
  access: 'customer',
  titleLabel: { en: 'Message', es: 'Mensaje' },
  load: async () => (await import('./MessagePage')).MessagePage,
})

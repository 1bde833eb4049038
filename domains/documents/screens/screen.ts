import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'documents',
  paths: ['/documents', '/documents/done', '/documents/:orderId'],
  access: 'guest',
  titleLabel: { en: 'Your documents', es: 'Sus documentos' },
  takesLink: true,
  load: async () => (await import('./Documents')).Documents,
})

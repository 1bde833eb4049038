import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Paperless billing', es: 'Facturación electrónica' }

export const screen = defineScreen({
  name: 'paperless',
  paths: ['/paperless'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./Paperless')).Paperless,
})

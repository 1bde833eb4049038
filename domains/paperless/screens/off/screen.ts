import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Bills on paper', es: 'Facturas en papel' }

export const screen = defineScreen({
  name: 'paperless-off',
  paths: ['/paperless/off'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./PaperlessOff')).PaperlessOff,
})

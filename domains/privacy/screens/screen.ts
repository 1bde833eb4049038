import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'privacy',
  paths: ['/privacy'],
  access: 'customer',
  titleLabel: { en: 'Your data', es: 'Sus datos' },
  load: async () => (await import('./Privacy')).Privacy,
})

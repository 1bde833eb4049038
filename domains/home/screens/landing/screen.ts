import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'landing',
  paths: ['/'],
  access: 'guest',
  titleLabel: { en: 'Electricity and natural gas', es: 'Electricidad y gas natural' },
  load: async () => (await import('./Landing')).Landing,
})

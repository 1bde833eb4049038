import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'consents',
  paths: ['/consents'],
  access: 'customer',
  titleLabel: { en: 'What you agreed to', es: 'Lo que usted aceptó' },
  load: async () => (await import('./Consents')).Consents,
})

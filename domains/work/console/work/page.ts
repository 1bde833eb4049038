import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'work',
  paths: ['/console/work', '/console'],
  titleLabel: { en: 'My work', es: 'Mi trabajo' },
  load: async () => (await import('./Work')).Work,
})

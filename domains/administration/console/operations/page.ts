import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'operations',
  paths: ['/console/operations'],
  titleLabel: { en: 'Operations', es: 'Operaciones' },
  isOnlyWhereListed: true,
  load: async () => (await import('./Operations')).Operations,
})

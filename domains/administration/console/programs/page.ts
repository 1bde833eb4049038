import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'programs',
  paths: ['/console/setup/programs'],
  titleLabel: { en: 'Programs', es: 'Programas' },
  isOnlyWhereListed: true,
  load: async () => (await import('./Programs')).Programs,
})

import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'people',
  paths: ['/console/setup/people'],
  titleLabel: { en: 'People', es: 'Personal' },
  isOnlyWhereListed: true,
  load: async () => (await import('./People')).People,
})

import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'plans',
  paths: ['/console/setup/plans'],
  titleLabel: { en: 'Plans and prices', es: 'Planes y precios' },
  isOnlyWhereListed: true,
  load: async () => (await import('./Plans')).Plans,
})

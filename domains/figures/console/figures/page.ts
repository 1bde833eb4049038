import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'portal-figures',
  paths: ['/console/figures'],
  titleLabel: { en: 'Figures', es: 'Indicadores' },
  isOnlyWhereListed: true,
  load: async () => (await import('./Figures')).Figures,
})

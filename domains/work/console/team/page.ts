import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'team-work',
  paths: ['/console/team'],
  titleLabel: { en: 'Team', es: 'Equipo' },
  load: async () => (await import('./Team')).Team,
})

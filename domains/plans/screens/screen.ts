import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'plans',
  paths: ['/plans'],
  access: 'guest',
  titleLabel: { en: 'Find a plan', es: 'Buscar un plan' },
  load: async () => (await import('./Plans')).Plans,
})

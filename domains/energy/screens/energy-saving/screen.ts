import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Use less energy', es: 'Gastar menos energía' }

export const screen = defineScreen({
  name: 'energy-saving',
  paths: ['/energy-saving', '/energy-saving/:accountId'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./EnergySaving')).EnergySaving,
})

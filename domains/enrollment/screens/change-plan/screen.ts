import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'change-plan',
  paths: ['/change-plan'],
  access: 'customer',
  titleLabel: { en: 'Your next plan', es: 'Su próximo plan' },
  load: async () => (await import('./ChangePlan')).ChangePlan,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'plan-compare',
  paths: ['/plans/compare'],
  access: 'guest',
  titleLabel: { en: 'Plans side by side', es: 'Planes lado a lado' },
  load: async () => (await import('./PlanCompare')).PlanCompare,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'plan-details',
  paths: ['/plans/:planCode'],
  access: 'guest',
  titleLabel: { en: 'Plan', es: 'Plan' },
  load: async () => (await import('./PlanDetails')).PlanDetails,
})

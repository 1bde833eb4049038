import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'usage-month',
  paths: ['/usage/:accountId/month/:month'],
  access: 'customer',
  titleLabel: { en: 'Usage by day', es: 'Consumo por día' },
  load: async () => (await import('./UsageMonthPage')).UsageMonthPage,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'usage-day',
  paths: ['/usage/:accountId/day/:day'],
  access: 'customer',
  titleLabel: { en: 'Usage of a day', es: 'Consumo de un día' },
  load: async () => (await import('./UsageDayPage')).UsageDayPage,
})

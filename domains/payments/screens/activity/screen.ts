import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'account-activity',
  paths: ['/payments/activity'],
  access: 'customer',
  titleLabel: { en: 'Account activity', es: 'Movimientos de la cuenta' },
  load: async () => (await import('./AccountActivity')).AccountActivity,
})

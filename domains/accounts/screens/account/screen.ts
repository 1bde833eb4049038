import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'account',
  paths: ['/accounts/:accountId'],
  access: 'customer',
  titleLabel: { en: 'Account', es: 'Cuenta' },
  load: async () => (await import('./AccountPage')).AccountPage,
})

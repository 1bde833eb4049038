import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'deposit',
  paths: ['/deposit', '/deposit/:orderId'],
  access: 'guest',
  titleLabel: { en: 'Your deposit', es: 'Su depósito' },
  takesLink: true,
  load: async () => (await import('./DepositPage')).DepositPage,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'deposit-waiver',
  paths: ['/deposit/waiver', '/deposit/:orderId/waiver'],
  access: 'guest',
  titleLabel: { en: 'Ask to pay no deposit', es: 'Pedir no pagar depósito' },
  load: async () => (await import('./DepositWaiver')).DepositWaiver,
})

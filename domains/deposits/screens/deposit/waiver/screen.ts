import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'deposit-waiver',
  paths: ['/deposit/waiver', '/deposit/:orderId/waiver'],
  access: 'guest',
  titleLabel: { en: 'Ask for a deposit waiver', es: 'Pedir no pagar depósito' },
  load: async () => (await import('./DepositWaiver')).DepositWaiver,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Smell of gas', es: 'Olor a gas' }

export const screen = defineScreen({
  name: 'gas-leak',
  paths: ['/gas-leak'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./GasLeak')).GasLeak,
})

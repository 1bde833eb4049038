import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Average billing', es: 'Facturación mensual promedio' }

export const screen = defineScreen({
  name: 'average-billing',
  paths: ['/average-billing'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./AverageBilling')).AverageBilling,
})

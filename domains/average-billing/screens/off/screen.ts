import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Turn average billing off', es: 'Desactivar la facturación mensual promedio' }

export const screen = defineScreen({
  name: 'average-billing-off',
  paths: ['/average-billing/off'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./AverageBillingOff')).AverageBillingOff,
})

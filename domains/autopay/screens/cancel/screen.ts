import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Turn AutoPay off', es: 'Desactivar el pago automático' }

export const screen = defineScreen({
  name: 'autopay-cancel',
  paths: ['/autopay/cancel'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./AutopayCancel')).AutopayCancel,
})

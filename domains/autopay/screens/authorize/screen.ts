import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Authorize AutoPay', es: 'Autorizar el pago automático' }

export const screen = defineScreen({
  name: 'autopay-authorize',
  paths: ['/autopay/authorize'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./AutopayAuthorize')).AutopayAuthorize,
})

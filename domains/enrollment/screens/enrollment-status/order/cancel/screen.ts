import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Cancel the order', es: 'Cancelar el pedido' }

export const screen = defineScreen({
  name: 'enrollment-cancel',
  paths: ['/enrollment-status/:orderId/cancel'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./EnrollmentCancel')).EnrollmentCancel,
})

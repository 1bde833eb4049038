import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Enrollment status', es: 'Estado de la inscripción' }

export const screen = defineScreen({
  name: 'enrollment-order',
  paths: ['/enrollment-status/:orderId'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./EnrollmentOrder')).EnrollmentOrder,
})

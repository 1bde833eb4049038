import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Change the start date', es: 'Cambiar la fecha de inicio' }

export const screen = defineScreen({
  name: 'enrollment-date',
  paths: ['/enrollment-status/:orderId/date'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./EnrollmentDate')).EnrollmentDate,
})

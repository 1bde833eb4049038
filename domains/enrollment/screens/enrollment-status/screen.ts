import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Enrollment status', es: 'Estado de la inscripción' }

export const screen = defineScreen({
  name: 'enrollment-status',
  paths: ['/enrollment-status'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./EnrollmentStatus')).EnrollmentStatus,
})

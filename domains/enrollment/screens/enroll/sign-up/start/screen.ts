import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'When should service start?', es: '¿Cuándo debe iniciar el servicio?' }

export const screen = defineScreen({
  name: 'enroll-start',
  paths: ['/enroll/sign-up/start'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpStart')).SignUpStart,
})

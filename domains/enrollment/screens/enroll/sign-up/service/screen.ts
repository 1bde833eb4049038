import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Which home?', es: '¿Qué vivienda?' }

export const screen = defineScreen({
  name: 'enroll-service',
  paths: ['/enroll/sign-up/service'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpService')).SignUpService,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Who’s signing up?', es: '¿Quién se inscribe?' }

export const screen = defineScreen({
  name: 'enroll-sign-up',
  paths: ['/enroll/sign-up'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpContact')).SignUpContact,
})

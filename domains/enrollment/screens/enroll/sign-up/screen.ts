import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Who signs up?', es: '¿Quién se inscribe?' }

export const screen = defineScreen({
  name: 'enroll-sign-up',
  paths: ['/enroll/sign-up'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpContact')).SignUpContact,
})

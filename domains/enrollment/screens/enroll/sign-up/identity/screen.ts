import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'How would you like to verify your identity?', es: '¿Cómo se identifica?' }

export const screen = defineScreen({
  name: 'enroll-identity',
  paths: ['/enroll/sign-up/identity'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpIdentity')).SignUpIdentity,
})

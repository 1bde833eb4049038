import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'How do you identify yourself?', es: '¿Cómo se identifica?' }

export const screen = defineScreen({
  name: 'enroll-identity',
  paths: ['/enroll/sign-up/identity'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpIdentity')).SignUpIdentity,
})

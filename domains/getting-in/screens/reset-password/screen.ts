import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Set a new password', es: 'Cree una contraseña nueva' }

export const screen = defineScreen({
  name: 'reset-password',
  paths: ['/reset-password'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  takesLink: true,
  load: async () => (await import('./ResetPassword')).ResetPassword,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Forgot your password?', es: '¿Olvidó su contraseña?' }

export const screen = defineScreen({
  name: 'forgot-password',
  paths: ['/forgot-password'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./ForgotPassword')).ForgotPassword,
})

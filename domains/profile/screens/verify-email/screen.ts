import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Confirm your new email', es: 'Confirme su correo nuevo' }

export const screen = defineScreen({
  name: 'verify-email',
  paths: ['/verify-email'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  takesLink: true,
  load: async () => (await import('./VerifyEmail')).VerifyEmail,
})

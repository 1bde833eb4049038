import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Change email', es: 'Cambiar el correo electrónico' }

export const screen = defineScreen({
  name: 'change-email',
  paths: ['/change-email'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./ChangeEmail')).ChangeEmail,
})

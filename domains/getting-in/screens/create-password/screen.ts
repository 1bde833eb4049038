import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Create your password', es: 'Cree su contraseña' }

export const screen = defineScreen({
  name: 'create-password',
  paths: ['/create-password'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  takesLink: true,
  load: async () => (await import('./CreatePassword')).CreatePassword,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Change password', es: 'Cambiar la contraseña' }

export const screen = defineScreen({
  name: 'change-password',
  paths: ['/change-password'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./ChangePassword')).ChangePassword,
})

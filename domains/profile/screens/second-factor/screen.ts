import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Passkey or authenticator app', es: 'Llave de acceso o app de autenticación' }

export const screen = defineScreen({
  name: 'manage-second-factor',
  paths: ['/profile/second-factor'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./ManageSecondFactor')).ManageSecondFactor,
})

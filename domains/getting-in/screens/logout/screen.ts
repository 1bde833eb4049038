import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Sign out?', es: '¿Cerrar sesión?' }

export const screen = defineScreen({
  name: 'log-out',
  paths: ['/logout'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./LogOut')).LogOut,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Your profile', es: 'Su perfil' }

export const screen = defineScreen({
  name: 'profile',
  paths: ['/profile'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./Profile')).Profile,
})

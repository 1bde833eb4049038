import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Log in', es: 'Iniciar sesión' }

export const screen = defineScreen({
  name: 'login',
  paths: ['/login'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./Login')).Login,
})

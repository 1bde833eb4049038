import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'You are offline', es: 'No tiene conexión' }

export const screen = defineScreen({
  name: 'offline',
  paths: ['/offline'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./Offline')).Offline,
})

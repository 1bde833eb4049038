import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Where you are signed in', es: 'Dónde tiene la sesión abierta' }

export const screen = defineScreen({
  name: 'sessions',
  paths: ['/profile/sessions'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./Sessions')).Sessions,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Find my account', es: 'Buscar mi cuenta' }

export const screen = defineScreen({
  name: 'find-my-account',
  paths: ['/find-my-account'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./FindMyAccount')).FindMyAccount,
})

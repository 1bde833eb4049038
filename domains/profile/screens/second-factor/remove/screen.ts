import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Remove the authenticator app?', es: '¿Quitar la app de autenticación?' }

export const screen = defineScreen({
  name: 'remove-second-factor',
  paths: ['/profile/second-factor/remove'],
  access: 'customer',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./RemoveSecondFactor')).RemoveSecondFactor,
})

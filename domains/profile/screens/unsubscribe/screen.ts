import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Stop emails', es: 'Dejar de recibir correos' }

export const screen = defineScreen({
  name: 'unsubscribe',
  paths: ['/unsubscribe'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  takesLink: true,
  takesPostedLink: true,
  load: async () => (await import('./Unsubscribe')).Unsubscribe,
})

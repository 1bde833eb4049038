import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Your phone numbers', es: 'Sus números de teléfono' }

export const screen = defineScreen({
  name: 'phones',
  paths: ['/profile/phones'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./Phones')).Phones,
})

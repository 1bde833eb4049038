import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Emails you get', es: 'Correos que recibe' }

export const screen = defineScreen({
  name: 'email-preferences',
  paths: ['/profile/email-preferences'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./EmailPreferences')).EmailPreferences,
})

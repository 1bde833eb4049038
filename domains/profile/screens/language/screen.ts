import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Your language', es: 'El idioma en que le escribimos' }

export const screen = defineScreen({
  name: 'contact-language',
  paths: ['/profile/language'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./ContactLanguage')).ContactLanguage,
})

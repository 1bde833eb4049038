import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'We can’t find this page', es: 'No encontramos esta página' }

export const screen = defineScreen({
  name: 'not-found',
  paths: [],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./NotFound')).NotFound,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Something went wrong', es: 'Algo salió mal' }

export const screen = defineScreen({
  name: 'error',
  paths: [],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./ErrorPage')).ErrorPage,
})

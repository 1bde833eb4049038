import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Not shown to staff', es: 'No se muestra al personal' }

export const screen = defineScreen({
  name: 'not-shown',
  paths: [],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./NotShown')).NotShown,
})

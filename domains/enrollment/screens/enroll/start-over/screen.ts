import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Start over?', es: '¿Empezar de nuevo?' }

export const screen = defineScreen({
  name: 'enroll-start-over',
  paths: ['/enroll/start-over'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./StartOver')).StartOver,
})

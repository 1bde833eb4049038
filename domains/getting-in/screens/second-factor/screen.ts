import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'One more step', es: 'Un paso más' }

export const screen = defineScreen({
  name: 'second-factor',
  paths: ['/second-factor'],
  access: 'guest',
  showsCredentials: true,
  titleLabel,
  load: async () => (await import('./SecondFactor')).SecondFactor,
})

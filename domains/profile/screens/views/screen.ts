import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Who looked at your account', es: 'Quién vio su cuenta' }

export const screen = defineScreen({
  name: 'views',
  paths: ['/profile/views'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./Views')).Views,
})

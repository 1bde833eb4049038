import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'More', es: 'Más' }

export const screen = defineScreen({
  name: 'more',
  paths: ['/more'],
  access: 'customer',
  titleLabel,
  tab: { label: titleLabel, icon: 'more', order: 50, address: () => '/more' },
  load: async () => (await import('./More')).More,
})

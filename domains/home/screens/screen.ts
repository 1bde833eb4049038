import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Home', es: 'Inicio' }

export const screen = defineScreen({
  name: 'home',
  paths: ['/'],
  access: 'customer',
  titleLabel,
  tab: {
    label: titleLabel,
    icon: 'home',
    order: 10,
    address: (accountId) => (accountId === null ? '/' : `/?account=${accountId}`),
  },
  load: async () => (await import('./Home')).Home,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Help', es: 'Ayuda' }

export const screen = defineScreen({
  name: 'help',
  paths: ['/help'],
  access: 'guest',
  titleLabel,
  tab: {
    label: titleLabel,
    icon: 'help',
    order: 40,
    address: () => '/help',
    besides: ['/messages', '/outages', '/gas-leak'],
  },
  load: async () => (await import('./Help')).Help,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Usage', es: 'Consumo' }

export const screen = defineScreen({
  name: 'usage',
  paths: ['/usage', '/usage/:accountId'],
  access: 'customer',
  titleLabel,
  tab: {
    label: titleLabel,
    icon: 'usage',
    order: 30,
    address: (accountId) => (accountId === null ? '/usage' : `/usage/${accountId}`),
  },
  load: async () => (await import('./Usage')).Usage,
})

import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Bills', es: 'Facturas' }

export const screen = defineScreen({
  name: 'bills',
  paths: ['/bills'],
  access: 'customer',
  titleLabel,
  tab: {
    label: titleLabel,
    icon: 'bill',
    order: 20,
    address: (accountId) => (accountId === null ? '/bills' : `/bills?account=${accountId}`),
    besides: ['/payments', '/autopay', '/paperless'],
  },
  load: async () => (await import('./Bills')).Bills,
})

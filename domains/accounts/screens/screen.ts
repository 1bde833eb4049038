import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'accounts',
  paths: ['/accounts'],
  access: 'customer',
  titleLabel: { en: 'Accounts', es: 'Cuentas' },
  load: async () => (await import('./Accounts')).Accounts,
})

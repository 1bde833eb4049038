import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'notices',
  paths: ['/notices', '/notices/:orderId'],
  access: 'guest',
  titleLabel: { en: 'What is holding up your service', es: 'Lo que detiene su servicio' },
  load: async () => (await import('./Notices')).Notices,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'move',
  paths: ['/move'],
  access: 'customer',
  titleLabel: { en: 'Move your service', es: 'Mudar su servicio' },
  load: async () => (await import('./Move')).Move,
})

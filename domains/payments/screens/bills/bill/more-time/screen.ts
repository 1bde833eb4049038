import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'more-time',
  paths: ['/bills/:billId/more-time', '/bills/:billId/more-time/agree'],
  access: 'customer',
  titleLabel: { en: 'I need more time', es: 'Necesito más tiempo' },
  load: async () => (await import('./MoreTime')).MoreTime,
})

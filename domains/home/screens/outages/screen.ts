import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Power outage', es: 'Corte del servicio' }

export const screen = defineScreen({
  name: 'outages',
  paths: ['/outages'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./Outages')).Outages,
})

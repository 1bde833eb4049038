import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'alerts',
  paths: ['/alerts', '/alerts/off', '/alerts/code', '/alerts/offers'],
  access: 'customer',
  titleLabel: { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  load: async () => (await import('./Alerts')).Alerts,
})

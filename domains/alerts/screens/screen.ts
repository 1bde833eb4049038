import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'alerts',
  paths: ['/alerts'],
  access: 'customer',
  titleLabel: { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  formMethod: 'CustomerPortalAlertController/saveTextAlerts',
  load: async () => (await import('./Alerts')).Alerts,
})

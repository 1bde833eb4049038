import { defineScreen } from '@porchlight/page-parts/screen'

/** Where the alerts are turned off; refused, it is the page of the alerts that says why. */
export const screen = defineScreen({
  name: 'alerts-off',
  paths: ['/alerts/off'],
  access: 'customer',
  titleLabel: { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  formMethod: 'CustomerPortalAlertController/stopTextAlerts',
  load: async () => (await import('./AlertsOff')).AlertsOff,
})

import { defineScreen } from '@porchlight/page-parts/screen'

/** Where a code is asked for; refused, it is the page of the alerts that says why. */
export const screen = defineScreen({
  name: 'alerts-code',
  paths: ['/alerts/code'],
  access: 'customer',
  titleLabel: { en: 'Text message alerts', es: 'Alertas por mensaje de texto' },
  formMethod: 'CustomerPortalAlertController/sendAlertCode',
  load: async () => (await import('./AlertsCode')).AlertsCode,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'stop-service',
  paths: ['/stop-service'],
  access: 'customer',
  titleLabel: { en: 'Stop service', es: 'Dar de baja el servicio' },
  load: async () => (await import('./StopService')).StopService,
})

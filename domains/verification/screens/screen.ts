import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'verification',
  paths: ['/verification', '/verification/:orderId'],
  access: 'guest',
  titleLabel: { en: 'Confirm that it is you', es: 'Confirme que es usted' },
  formMethod: 'CustomerPortalDocumentController/startVerification',
  takesLink: true,
  load: async () => (await import('./Verification')).Verification,
})

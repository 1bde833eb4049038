import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'verification',
  paths: ['/verification', '/verification/resend', '/verification/:orderId'],
  access: 'guest',
  showsCredentials: true,
  titleLabel: { en: 'Confirm that it is you', es: 'Confirme que es usted' },
  takesLink: true,
  load: async () => (await import('./Verification')).Verification,
})

import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'privacy-notice',
  paths: ['/privacy/notice'],
  access: 'guest',
  titleLabel: { en: 'Privacy notice', es: 'Aviso de privacidad' },
  load: async () => (await import('./PrivacyNotice')).PrivacyNotice,
})

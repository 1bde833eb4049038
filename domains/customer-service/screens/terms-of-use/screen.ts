import { defineScreen } from '@porchlight/page-parts/screen'

export const screen = defineScreen({
  name: 'terms-of-use',
  paths: ['/terms-of-use'],
  access: 'guest',
  titleLabel: { en: 'Terms of use', es: 'Términos de uso' },
  load: async () => (await import('./TermsOfUse')).TermsOfUse,
})

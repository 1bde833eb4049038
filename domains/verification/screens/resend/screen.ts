import { defineScreen } from '@porchlight/page-parts/screen'

/** Where "send the link again" posts to; refused, it is the page of the verification that says why. */
export const screen = defineScreen({
  name: 'verification-resend',
  paths: ['/verification/resend'],
  access: 'guest',
  titleLabel: { en: 'Confirm that it is you', es: 'Confirme que es usted' },
  formMethod: 'CustomerPortalDocumentController/resendVerification',
  load: async () => (await import('./VerificationResend')).VerificationResend,
})

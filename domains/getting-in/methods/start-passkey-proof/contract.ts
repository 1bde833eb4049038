import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { PasskeyOptions } from '@porchlight/server-methods/form/passkey-schema'

export const startPasskeyProofContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'startPasskeyProof',
  summary: 'The question that a passkey of one’s own answers, to prove again who one is.',
  body: {},
  answer: { options: PasskeyOptions },
  errors: ['invalidSession', 'rateLimited'],
  source: 'docs/adr/0133',
})

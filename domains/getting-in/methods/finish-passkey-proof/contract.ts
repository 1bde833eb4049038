import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { PasskeyResponse } from '@porchlight/server-methods/form/passkey-schema'

export const finishPasskeyProofContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'finishPasskeyProof',
  summary: 'Notes that one’s own passkey answered, so that the password is enough for a few minutes.',
  body: { response: PasskeyResponse },
  answer: {},
  errors: ['passkeyRefused', 'invalidSession'],
  source: 'docs/adr/0133',
})

import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { PasskeyOptions } from '@porchlight/server-methods/form/passkey-schema'

export const startPasskeyLoginContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'startPasskeyLogin',
  summary: 'The question that any passkey of this site may answer; it names no user.',
  body: {},
  answer: { options: PasskeyOptions },
  errors: ['rateLimited'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})

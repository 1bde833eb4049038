import { CodeField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const confirmTotpContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'confirmTotp',
  summary: 'Takes the offered authenticator app into use; a sign-in that waited for it is completed.',
  body: { code: CodeField },
  answer: {
    recoveryCodes: Type.Array(Type.String(), {
      description: 'Shown this once; each is good for one sign-in.',
    }),
  },
  errors: ['requiredFieldMissing', 'wrongCode', 'signInOver', 'invalidSession', 'rateLimited'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})

import { CodeField, StartUrlField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const verifySecondFactorContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'verifySecondFactor',
  forms: ['/second-factor'],
  summary: 'Completes a sign-in with the code of an authenticator app or a recovery code.',
  body: { code: CodeField, startURL: StartUrlField },
  answer: {},
  errors: ['requiredFieldMissing', 'wrongCode', 'signInOver', 'inactiveAccount', 'rateLimited'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})

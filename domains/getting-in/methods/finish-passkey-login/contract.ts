import { StartUrlField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { PasskeyResponse } from '@porchlight/server-methods/form/passkey-schema'

export const finishPasskeyLoginContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'finishPasskeyLogin',
  summary: 'Signs in whose passkey answered; the authenticator verified its user, so nothing else is asked.',
  body: { response: PasskeyResponse, startURL: StartUrlField },
  answer: {},
  errors: ['passkeyRefused', 'inactiveAccount', 'companySignInOnly'],
  source: 'docs/specification/security.md section 1.1, ASVS 6.3.3',
})

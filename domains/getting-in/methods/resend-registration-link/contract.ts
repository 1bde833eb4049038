import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const resendRegistrationLinkContract = defineFormMethod({
  controller: 'CustomerPortalRegistrationController',
  name: 'resendRegistrationLink',
  forms: ['/find-my-account/send-again'],
  summary: 'Mails a new link to register: for the pair that was looked up, or for a link that ran out.',
  body: {
    identifier: Type.Optional(Type.String({ maxLength: 60 })),
    zipCode: Type.Optional(Type.String({ maxLength: 20 })),
  },
  answer: { maskedEmail: Type.Union([Type.String(), Type.Null()]), brand: Type.String() },
  errors: ['accountNotFound', 'registrationNotVerified', 'rateLimited'],
  source: 'docs/specification/portal.md sections 1 and 8',
})

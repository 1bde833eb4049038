import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const findMyAccountContract = defineFormMethod({
  controller: 'CustomerPortalRegistrationController',
  name: 'findMyAccount',
  forms: ['/find-my-account'],
  summary: 'Finds an account by number and ZIP code and mails its owner the link to register.',
  body: {
    identifier: Type.String({
      maxLength: 60,
      description: 'A confirmation number, an enrollment ID or an account number.',
    }),
    zipCode: Type.String({ maxLength: 20, description: 'The ZIP code of the service address.' }),
  },
  answer: {
    maskedEmail: Type.Union([Type.String(), Type.Null()], {
      description: 'Where the mail went, recognisable to its owner; null when there is no address on file.',
    }),
    brand: Type.String({ description: 'The brand of the account.' }),
  },
  errors: ['requiredFieldMissing', 'accountNotFound', 'rateLimited'],
  source: 'docs/specification/portal.md sections 1 and 8',
})

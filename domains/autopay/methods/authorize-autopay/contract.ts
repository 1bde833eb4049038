import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const authorizeAutopayContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'authorizeAutopay',
  forms: ['/autopay/authorize'],
  summary:
    'Turns AutoPay on by the method that was kept last, or changes to it; keeps the words that were read.',
  body: {
    accountId: RecordIdParam,
    setupId: Type.String({ maxLength: 40 }),
    mark: Type.String({ maxLength: 40, description: 'Names the text that was read.' }),
  },
  answer: {},
  errors: [
    'notOffered',
    'notFound',
    'autopayRegistrationFailed',
    'autopayTermsChanged',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})

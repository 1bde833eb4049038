import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const beginAutopayContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'beginAutopay',
  forms: ['/autopay'],
  summary: 'Leads to the processor’s page on which a card or a bank account is typed for AutoPay.',
  body: {
    accountId: RecordIdParam,
    with: Type.Optional(Type.String({ maxLength: 10, description: '`bank` or `card`.' })),
  },
  answer: {},
  errors: [
    'notFound',
    'autopayRegistrationFailed',
    'notOffered',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})

import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const askForMoreTimeContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'askForMoreTime',
  forms: ['/bills/:billId/more-time'],
  summary: 'Asks for a payment plan for the viewer’s own bill; one case for each bill.',
  body: {
    billId: RecordIdParam,
    wish: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'What would help, in the customer’s own words.' }),
    ),
  },
  answer: {},
  errors: ['notFound', 'nothingDue', 'rateLimited', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})

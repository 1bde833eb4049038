import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const eraseCustomerContract = defineCall({
  name: 'eraseCustomer',
  method: 'POST',
  path: '/CustomerPortalPrivacyController/eraseCustomer',
  summary:
    'Has a customer erased for good, by a job that begins at once: `erasureState` says when it has ended. It needs the customer’s name once more, and is audited. Refused while anything stands against it. Supervisors and administrators only, for customers of a brand that they serve; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      contactId: RecordIdParam,
      confirmation: Type.String({ maxLength: 200, description: 'The customer’s name, in any case.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({}),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'invalidRecordId',
    'requiredFieldMissing',
    'invalidFieldValue',
    'erasureHeld',
  ],
  source: 'docs/adr/0103-a-customer-is-erased-by-a-plan.md',
})

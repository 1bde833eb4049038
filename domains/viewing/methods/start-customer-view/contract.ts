import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { maxNoteLength, type ViewReason, viewReasons } from '../../facts/view-reasons'

export const startCustomerViewContract = defineCall({
  name: 'startCustomerView',
  method: 'POST',
  path: '/CustomerPortalViewController/startCustomerView',
  summary:
    'Starts a look at what a customer sees: read-only, for 15 minutes, in this browser and session alone, on the host of the customer’s brand. It needs a reason, which the customer is told; it is audited. For staff who serve the brand and customers with an active login; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      contactId: RecordIdParam,
      reason: Type.Unsafe<ViewReason | ''>(
        Type.Union([Type.Literal(''), ...viewReasons.map(({ value }) => Type.Literal(value))], {
          description: 'Empty where a case is named, which is the reason then.',
        }),
      ),
      note: Type.String({ maxLength: maxNoteLength, description: 'For staff alone; needed for `Other`.' }),
      caseNumber: Type.String({ maxLength: 30, description: 'A case of this customer; needed for `Case`.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    path: Type.String({ description: 'Where the customer’s pages begin, in their language.' }),
    expiresAt: Type.String({ description: 'ISO 8601.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'invalidRecordId',
    'requiredFieldMissing',
    'invalidFieldValue',
    'viewAtOtherBrand',
  ],
  source: 'docs/specification/portal.md section 9',
})

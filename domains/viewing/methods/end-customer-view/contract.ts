import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const endCustomerViewContract = defineCall({
  name: 'endCustomerView',
  method: 'POST',
  path: '/CustomerPortalViewController/endCustomerView',
  summary:
    'Ends the customer view that was started in this session, if there is one. For staff; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({}, { additionalProperties: false }),
  answer: Type.Object({ isEnded: Type.Literal(true) }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})

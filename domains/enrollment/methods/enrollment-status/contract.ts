import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { EnrollmentTracker, OtherEnrollment } from '../../operations/enrollment-schemas'

export const enrollmentStatusContract = defineCall({
  name: 'enrollmentStatus',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalEnrollmentController/enrollmentStatus',
  summary:
    'How far an order is: the viewer’s own of that id, else the most urgent; to a guest the order that this browser looked up, masked.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ orderId: Type.Optional(RecordIdParam) }, { additionalProperties: false }),
  answer: Type.Object({
    tracker: Type.Union([EnrollmentTracker, Type.Null()], { description: 'Null when there is no order.' }),
    others: Type.Array(OtherEnrollment, { description: 'The other orders of who is signed in.' }),
    hasLookUpEnded: Type.Boolean({ description: 'Whether this browser’s look-up is over.' }),
    isWithoutOrder: Type.Boolean({
      description: 'Whether this browser looked an account up that has no order.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['orderNotFound'],
  source: 'docs/specification/portal.md sections 1, 4 and 8',
})

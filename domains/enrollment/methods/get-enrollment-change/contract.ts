import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { startDays } from '../../operations/enrollment-schemas'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getEnrollmentChangeContract = defineCall({
  name: 'getEnrollmentChange',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalEnrollmentController/getEnrollmentChange',
  summary: 'What the customer who is signed in may change of an order, with the days to choose among.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ orderId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    orderId: Type.String(),
    street: nullableText,
    planName: nullableText,
    caseType: nullableText,
    startDate: nullableText,
    isCancelled: Type.Boolean({
      description: 'Whether the order was cancelled, rescinded or undone already.',
    }),
    canReschedule: Type.Boolean(),
    canCancel: Type.Boolean(),
    canRescind: Type.Boolean({
      description: 'Whether cancelling takes a switch back, or undoes a change of plan, at no charge.',
    }),
    rescindUntil: nullableText,
    move: Type.Union(
      [
        Type.Object({
          isUndoneWhole: Type.Boolean({ description: 'Whether cancelling one half cancels the other.' }),
          newStreet: nullableText,
        }),
        Type.Null(),
      ],
      { description: 'Null unless the order is a half of a move.' },
    ),
    dates: startDays({
      description: 'Each day with why it is not possible; empty when the day cannot be changed.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden', 'orderNotFound'],
  source: 'docs/specification/portal.md sections 1 and 4',
})

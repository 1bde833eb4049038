import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { startDays } from '../../operations/enrollment-schemas'

const nullableDate = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description })

export const getServiceStopContract = defineCall({
  name: 'getServiceStop',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalEnrollmentController/getServiceStop',
  summary:
    'What stopping service would be for the viewer’s own account: its days, its fee, what is under way.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ accountId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    accountId: Type.String(),
    canStop: Type.Boolean({ description: 'Whether the account has service.' }),
    dates: startDays({ description: 'Each day with why it is not possible; empty without service.' }),
    fee: Type.Number({
      description:
        'US dollars: what leaving the contract costs a customer who does not move out; 0 without a fee.',
    }),
    freeFrom: nullableDate('The first last day without that fee; null when there is none.'),
    hasAverageBilling: Type.Boolean({
      description: 'Whether the final bill settles a deferred balance of average billing.',
    }),
    openOrderId: Type.Union([Type.String(), Type.Null()], {
      description: 'The stop of service that the account waits for.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden', 'notFound'],
  source: 'docs/specification/portal.md section 1',
})

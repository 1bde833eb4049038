import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanChange, PlanOffer } from '../../../plans/operations/plan-offer/plan-offer-schemas'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getPlanChangeContract = defineCall({
  name: 'getPlanChange',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalEnrollmentController/getPlanChange',
  summary: 'What another plan would be for the viewer’s own account: its price, its first day, its cost.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    { accountId: RecordIdParam, planCode: Type.String({ pattern: '^[A-Z0-9-]{1,40}$' }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    accountId: Type.String(),
    street: nullableText,
    presentPlanName: nullableText,
    contractEnd: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
    plan: PlanOffer,
    months: Type.Integer({ description: 'How many months of the account’s own use are priced.' }),
    terms: Type.Union([PlanChange, Type.Null()], {
      description: 'Null when the account cannot change to this plan.',
    }),
    undoUntil: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
      description: 'The last day to undo it at no charge; null with the terms.',
    }),
    authorizations: Type.Array(
      Type.Object({ name: Type.Union([Type.Literal('terms'), Type.Literal('change')]), text: Type.String() }),
      { description: 'What is agreed to, in the viewer’s language.' },
    ),
    open: Type.Union([Type.Object({ orderId: Type.String(), planName: nullableText }), Type.Null()], {
      description: 'The change that the account waits for.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden', 'notFound', 'planNotOffered'],
  source: 'docs/specification/portal.md section 1',
})

import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { startDays } from '../../../enrollment/operations/enrollment-schemas'
import { PlanOffer } from '../../../plans/operations/plan-offer/plan-offer-schemas'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getMoveContract = defineCall({
  name: 'getMove',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalEnrollmentController/getMove',
  summary:
    'What a move of the viewer’s own account would be: the plans at the new home, the days, and what comes along.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      accountId: RecordIdParam,
      zipCode: Type.Optional(Type.String({ pattern: '^[0-9]{5}$', description: 'Of the new home.' })),
      planCode: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{1,40}$' })),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    accountId: Type.String(),
    street: nullableText,
    canMove: Type.Boolean({ description: 'Whether the account has service.' }),
    openOrderId: Type.Union([Type.String(), Type.Null()], {
      description: 'The stop of service that the account waits for.',
    }),
    isMoving: Type.Boolean({ description: 'Whether that stop belongs to a move.' }),
    zipCode: nullableText,
    plans: Type.Array(PlanOffer, { description: 'What the account’s brand offers there.' }),
    presentPlanCode: Type.Union([Type.String(), Type.Null()], {
      description: 'The plan of the account, where it is offered at the new home as well.',
    }),
    contractEnd: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
      description: 'Until when the contract of the account runs, which continues with the same plan.',
    }),
    plan: Type.Union([PlanOffer, Type.Null()], { description: 'The chosen one of the plans.' }),
    city: nullableText,
    state: nullableText,
    lastDays: startDays({ description: 'The last days of service here; empty without a plan.' }),
    firstDays: startDays({ description: 'The first days of service there; empty without a plan.' }),
    isPastDue: Type.Boolean({
      description: 'Whether a bill of the account is past due, which has to be settled before the new home.',
    }),
    needsCredit: Type.Boolean({ description: 'Whether credit is checked: something is past due.' }),
    depositHeld: Type.Union([Type.Number(), Type.Null()], {
      description: 'What we hold as the deposit of the account, in US dollars.',
    }),
    hasTextAlerts: Type.Boolean(),
    hasAutopay: Type.Boolean(),
    isPaperless: Type.Boolean(),
    hasAverageBilling: Type.Boolean({
      description: 'Whether the final bill settles a deferred balance of average billing.',
    }),
    authorizations: Type.Array(Type.Object({ name: Type.String(), text: Type.String() }), {
      description: 'What is agreed to, in the viewer’s language.',
    }),
    wishes: Type.Array(Type.Object({ name: Type.String(), text: Type.String() }), {
      description: 'What may come along to the new home, as the customer chooses.',
    }),
    mark: Type.String({ description: 'Names all those texts in the form that agrees to them.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'forbidden', 'notFound', 'planNotOffered'],
  source: 'docs/specification/portal.md section 1',
})

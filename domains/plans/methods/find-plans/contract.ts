import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanAccount, PlanOffer, planUseQuery } from '../../operations/plan-offer/plan-offer-schemas'

const nullableText = Type.Union([Type.String(), Type.Null()])

export const findPlansContract = defineCall({
  name: 'findPlans',
  method: 'GET',
  path: '/CustomerPortalPlanController/findPlans',
  summary:
    'Who serves a ZIP code and what a brand offers there, with prices; open to everyone. An account has to be the viewer’s own: its use is priced, and its ZIP code counts when none is given.',
  params: Type.Object({}),
  query: Type.Object(
    {
      ...planUseQuery,
      zipCode: Type.Optional(Type.String({ pattern: '^[0-9]{5}$', description: 'Five digits.' })),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: Type.Object({
    zipCode: nullableText,
    areas: Type.Array(
      Type.Object({
        city: Type.String(),
        state: Type.String(),
        commodity: Type.Union([Type.Literal('Electricity'), Type.Literal('Gas')]),
        isOpen: Type.Boolean({ description: 'Whether customers choose their provider there.' }),
        closedReason: nullableText,
        utilityId: nullableText,
        utilityName: nullableText,
        utilityPhone: nullableText,
      }),
    ),
    plans: Type.Array(PlanOffer, { description: 'Of every open area, by name.' }),
    account: PlanAccount,
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'invalidRecordId', 'notFound'],
  source: 'docs/specification/portal.md section 1',
})

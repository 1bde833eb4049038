import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanOffer } from '../../../plans/operations/plan-offer/plan-offer-schemas'
import { startDays } from '../../operations/enrollment-schemas'

const nullableText = Type.Union([Type.String(), Type.Null()])
const Section = Type.Union([
  Type.Literal('contact'),
  Type.Literal('service'),
  Type.Literal('start'),
  Type.Literal('identity'),
])
const CaseType = Type.Union([Type.Literal('Move_In'), Type.Literal('Switch'), Type.Null()])

export const getSignUpContract = defineCall({
  name: 'getSignUp',
  method: 'POST',
  isReading: true,
  path: '/CustomerPortalEnrollmentController/getSignUp',
  summary:
    'What this browser has entered into its sign-up, with the plan; after it was handed in, the order.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      planCode: Type.Optional(
        Type.String({
          pattern: '^[A-Z0-9-]{1,40}$',
          description: 'A plan to begin with, in place of the present one.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    plan: Type.Union([PlanOffer, Type.Null()], { description: 'Null when it is not offered (any more).' }),
    signUp: Type.Union(
      [
        Type.Object({
          firstName: nullableText,
          lastName: Type.String(),
          email: nullableText,
          mobilePhone: nullableText,
          language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
          caseType: CaseType,
          street: nullableText,
          city: nullableText,
          state: nullableText,
          zipCode: nullableText,
          esiid: nullableText,
          gasAccountNumber: nullableText,
          startDate: nullableText,
          identityKind: nullableText,
          hasLastFour: Type.Boolean({ description: 'The digits themselves are not told again.' }),
          missing: Type.Union([Section, Type.Null()], { description: 'The first part that is missing.' }),
        }),
        Type.Null(),
      ],
      { description: 'Null without a sign-up that is not handed in.' },
    ),
    dates: startDays({
      description:
        'The days to choose among, each with why it is not possible; empty before the service is known.',
    }),
    authorizations: Type.Array(Type.Object({ name: Type.String(), text: Type.String() }), {
      description: 'What handing it in agrees to, in the language of the request.',
    }),
    submitted: Type.Union(
      [
        Type.Object({
          confirmationNumber: Type.String(),
          email: Type.Union([Type.String(), Type.Null()], {
            description: 'Where the confirmation is mailed; null when it is not.',
          }),
          planName: nullableText,
          street: nullableText,
          zipCode: nullableText,
          caseType: CaseType,
          startDate: nullableText,
          rescindUntil: nullableText,
          utilityName: nullableText,
          needsDocument: Type.Boolean(),
        }),
        Type.Null(),
      ],
      { description: 'The order that this browser handed in last, for half an hour.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [],
  source: 'docs/specification/portal.md sections 1 and 2',
})

import { Type } from 'typebox'

const identity = Type.Optional(
  Type.Union([Type.Literal('confirmed'), Type.Literal('unconfirmed')], {
    description:
      'Whether what the service knows of this person fits what they entered; a service that does not say so confirms.',
  }),
)

/** The person whose credit is checked: as little as the check needs. */
export const CreditApplicationSchema = Type.Object({
  requestId: Type.String({
    description: 'Names the check for good; one that is requested again is the same.',
  }),
  firstName: Type.String({ description: 'As it was entered.' }),
  lastName: Type.String({ description: 'As it was entered.' }),
  postalCode: Type.String({ description: 'Of the home.' }),
  numberLastFour: Type.Union([Type.String(), Type.Null()], {
    description: 'The last four digits of a social security number; null when none was given.',
  }),
})

/** The outcome of a check. The rating itself stays with the service. */
export const CreditDecisionSchema = Type.Union([
  Type.Object({ kind: Type.Literal('passed'), identity }, { description: 'No deposit is required.' }),
  Type.Object(
    {
      kind: Type.Literal('depositRequired'),
      dollars: Type.Number({ minimum: 0, maximum: 10_000, description: 'The deposit.' }),
      identity,
    },
    { description: 'The order waits for the deposit, within the cap of the law.' },
  ),
])

import { Type } from 'typebox'

const nullableText = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const nullableDate = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description })

const Turn = Type.Union([Type.Literal('Customer'), Type.Literal('Provider'), Type.Literal('Utility')], {
  description: 'Who acts.',
})

/** An order as its tracker shows it. */
export const EnrollmentTracker = Type.Object({
  orderId: nullableText('Null to guests: their look-up is bound to one order and names none.'),
  isMasked: Type.Boolean({ description: 'Whether number and street are masked, as they are for guests.' }),
  confirmationNumber: nullableText('The confirmation number; its last four to guests.'),
  street: nullableText('The street of the service address; its last word’s first letter to guests.'),
  planName: nullableText('The plan that was chosen.'),
  caseType: nullableText('`Move_In`, `Switch`, `Plan_Change` or `Stop_Service`.'),
  utilityName: nullableText('The utility of the address.'),
  utilityPhone: nullableText('Its number for outages and emergencies.'),
  stage: Type.Union([Type.Literal('Submission'), Type.Literal('Processing'), Type.Literal('Complete')]),
  outcome: Type.Union(
    [
      Type.Literal('underWay'),
      Type.Literal('active'),
      Type.Literal('closed'),
      Type.Literal('cancelled'),
      Type.Literal('rescinded'),
    ],
    { description: 'Final but for `underWay`.' },
  ),
  cancellationReason: nullableText('Why it was cancelled.'),
  start: Type.Union(
    [
      Type.Object({
        date: Type.String({ format: 'date' }),
        state: Type.Union([Type.Literal('requested'), Type.Literal('confirmed'), Type.Literal('passed')]),
      }),
      Type.Null(),
    ],
    {
      description:
        'The first day of service, or the last one of a stop; only the market confirms it. `passed`: a new one is needed.',
    },
  ),
  rescindUntil: nullableDate(
    'The last day to rescind a switch or to undo a change of plan, while there is time.',
  ),
  depositDue: Type.Union([Type.Number(), Type.Null()], {
    description: 'What is left to pay of the deposit, in dollars; null to guests and when nothing is.',
  }),
  canCancel: Type.Boolean({ description: 'Whether its customer can still cancel or undo it.' }),
  next: Type.Union(
    [
      Type.Object({
        name: Type.String({ description: 'What happens next.' }),
        turn: Turn,
        due: nullableDate('By when, or when.'),
      }),
      Type.Null(),
    ],
    { description: 'The one next action; null exactly when the order is final.' },
  ),
  steps: Type.Array(
    Type.Object({
      type: Type.String({ description: 'Deposit, Documents, Identity, Balance, Switch_Hold or Utility.' }),
      state: Type.Union(
        [Type.Literal('done'), Type.Literal('notNeeded'), Type.Literal('now'), Type.Literal('open')],
        { description: '`now` is the step of the next action.' },
      ),
      turn: Turn,
      due: nullableDate('By when it has to be settled.'),
      isLate: Type.Boolean({ description: 'Whether that day has passed.' }),
    }),
  ),
})

/** Another order of the same customer. */
export const OtherEnrollment = Type.Object({
  orderId: Type.String(),
  street: nullableText('The street of the service address.'),
  status: Type.String({ description: 'Pending, Active, Cancelled or Closed.' }),
  startDate: nullableDate('The confirmed day, else the one that was asked for.'),
})

/** The days of which a customer chooses one. */
export const startDays = (options: { readonly description: string }) =>
  Type.Array(
    Type.Object({
      date: Type.String({ format: 'date' }),
      refusal: nullableText('past, tooSoon, tooFar, sunday or holiday; null when the day is possible.'),
    }),
    options,
  )

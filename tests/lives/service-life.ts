import fc from 'fast-check'
import { type Crashing, withCrashes } from './crashes'

/** An event in the life of a customer's homes and orders; `choice` chooses among what exists. */
export type ServiceEvent =
  | {
      readonly kind: 'enrol'
      readonly as: 'Move_In' | 'Switch'
      readonly inDays: number
      readonly needsDeposit: boolean
    }
  | { readonly kind: 'answer' }
  | { readonly kind: 'days'; readonly count: number }
  | { readonly kind: 'payDeposit' | 'cancel'; readonly choice: number }
  | { readonly kind: 'reschedule' | 'stop'; readonly choice: number; readonly inDays: number }
  | { readonly kind: 'changePlan'; readonly choice: number; readonly plan: number }
  | {
      readonly kind: 'move'
      readonly choice: number
      readonly plan: number
      readonly lastIn: number
      readonly firstIn: number
    }
  | { readonly kind: 'paperless'; readonly choice: number; readonly isOn: boolean }

const choice = fc.nat({ max: 5 })
const plan = fc.nat({ max: 3 })
const inDays = fc.integer({ min: 1, max: 40 })

const enrolment = fc.record({
  kind: fc.constant('enrol'),
  as: fc.constantFrom('Move_In', 'Switch'),
  // A switch takes three business days: from five days on, every Wednesday is possible.
  inDays: fc.constantFrom(5, 7, 20),
  needsDeposit: fc.boolean(),
} as const)

const serviceEvent: fc.Arbitrary<ServiceEvent> = fc.oneof(
  { weight: 1, arbitrary: enrolment },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer') } as const) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('days'), count: fc.constantFrom(1, 7, 30, 250) } as const),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('payDeposit'), choice } as const) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel'), choice } as const) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reschedule'), choice, inDays } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('stop'), choice, inDays } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('changePlan'), choice, plan } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      choice,
      plan,
      lastIn: inDays,
      firstIn: inDays,
    } as const),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('paperless'), choice, isOn: fc.boolean() } as const),
  },
)

/** A person enrolls, often gets service, and then anything happens; occasionally a process crashes during it. */
export const serviceLives: fc.Arbitrary<readonly Crashing<ServiceEvent>[]> = withCrashes(
  fc
    .record({
      first: enrolment,
      start: fc.constantFrom<readonly ServiceEvent[]>(
        [],
        [{ kind: 'answer' }],
        [{ kind: 'payDeposit', choice: 0 }, { kind: 'answer' }, { kind: 'days', count: 30 }],
        // A switch that starts on the last day on which it can be rescinded.
        [
          { kind: 'days', count: 5 },
          { kind: 'cancel', choice: 0 },
        ],
        // A plan change that applies before the period for undoing it is over.
        [
          { kind: 'payDeposit', choice: 0 },
          { kind: 'days', count: 30 },
          { kind: 'changePlan', choice: 0, plan: 1 },
          { kind: 'days', count: 7 },
          { kind: 'cancel', choice: 1 },
        ],
      ),
      rest: fc.array(serviceEvent, { minLength: 2, maxLength: 9 }),
    })
    .map(({ first, start, rest }) => [first, ...start, ...rest]),
  120,
)

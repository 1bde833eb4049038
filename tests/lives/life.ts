import fc from 'fast-check'
import { type Crashing, withCrashes } from './crashes'

/** An event in the life of an account; numbers choose among what exists. */
export type LifeEvent =
  | { readonly kind: 'bill'; readonly charges: number }
  | {
      readonly kind: 'pay'
      readonly share: 'whole' | 'part' | 'double'
    }
  | { readonly kind: 'autopay'; readonly isOn: boolean }
  | { readonly kind: 'passDays' }
  | {
      readonly kind: 'settle' | 'decline' | 'return' | 'regain' | 'refund' | 'settleTwice'
      readonly choice: number
    }
  | { readonly kind: 'giveBack'; readonly choice: number; readonly share: 'whole' | 'part' }
  | { readonly kind: 'check'; readonly cents: number }
  | { readonly kind: 'report'; readonly postsAll: boolean }
  | { readonly kind: 'deposit'; readonly cents: number }
  | { readonly kind: 'endService'; readonly charges: number }
  | { readonly kind: 'settleDeposits' }
  | { readonly kind: 'letDepositGo'; readonly choice: number }

const choice = fc.nat({ max: 20 })
const charges = fc.integer({ min: -900, max: 20_000 })
const settling = fc.record({ kind: fc.constant('settleDeposits') } as const)
const turn = (kind: 'settle' | 'decline' | 'return' | 'regain' | 'refund' | 'settleTwice') =>
  fc.record({ kind: fc.constant(kind), choice })

/** A single event of a life; bills, payments and billing reports are the most frequent. */
const lifeEvent: fc.Arbitrary<LifeEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('bill'), charges }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      share: fc.constantFrom('whole', 'part', 'double'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('autopay'),
      isOn: fc.oneof(
        { weight: 3, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('passDays') } as const) },
  { weight: 6, arbitrary: turn('settle') },
  { weight: 1, arbitrary: turn('settleTwice') },
  { weight: 1, arbitrary: turn('decline') },
  { weight: 3, arbitrary: turn('return') },
  { weight: 2, arbitrary: turn('regain') },
  { weight: 2, arbitrary: turn('refund') },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('giveBack'),
      choice,
      share: fc.constantFrom('whole', 'part'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('check'), cents: fc.integer({ min: 1, max: 15_000 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('report'), postsAll: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('deposit'), cents: fc.integer({ min: 1, max: 30_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('endService'),
      charges,
    }),
  },
  { weight: 1, arbitrary: settling },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('letDepositGo'), choice }) },
)

const someEvents = fc.array(lifeEvent, { minLength: 4, maxLength: 12 })

/** A life with a paid deposit, whose service ends. */
const endedLife = fc
  .record({
    cents: fc.integer({ min: 1, max: 30_000 }),
    before: fc.array(lifeEvent, { maxLength: 6 }),
    charges,
    after: fc.array(fc.oneof({ weight: 3, arbitrary: settling }, { weight: 7, arbitrary: lifeEvent }), {
      minLength: 2,
      maxLength: 8,
    }),
  })
  .map(({ cents, before, charges: last, after }): readonly LifeEvent[] => [
    { kind: 'deposit', cents },
    { kind: 'settle', choice: 0 },
    ...before,
    { kind: 'endService', charges: last },
    ...after,
  ])

const turnAutopay = (isOn: boolean): LifeEvent => ({ kind: 'autopay', isOn })

/** A life with AutoPay, which is turned off and on again. */
const debitedLife = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: lifeEvent },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('bill'), charges }) },
      { weight: 1, arbitrary: fc.boolean().map(turnAutopay) },
    ),
    { minLength: 4, maxLength: 11 },
  )
  .map((events): readonly LifeEvent[] => [turnAutopay(true), ...events])

/** A life in which received money is returned, and its dispute won. */
const disputedLife = fc
  .record({
    before: fc.array(lifeEvent, { maxLength: 3 }),
    between: fc.array(lifeEvent, { maxLength: 2 }),
    after: fc.array(lifeEvent, { maxLength: 4 }),
    choice,
  })
  .map(({ before, between, after, choice: chosen }): readonly LifeEvent[] => [
    { kind: 'pay', share: 'whole' },
    { kind: 'settle', choice: 0 },
    ...before,
    { kind: 'return', choice: chosen },
    ...between,
    { kind: 'regain', choice: chosen },
    ...after,
  ])

/** What happens to an account after its first bill; occasionally a process crashes during it. */
export const lifeEvents: fc.Arbitrary<readonly Crashing<LifeEvent>[]> = withCrashes(
  fc.oneof(someEvents, endedLife, debitedLife, disputedLife),
  40,
)

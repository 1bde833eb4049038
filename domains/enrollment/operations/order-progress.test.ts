import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderStages } from '../facts/order-stages'
import { actionNames, type OrderFacts, orderProgress, stepTypes, turns } from './order-progress'

const today = '2026-11-20'
const day = fc.integer({ min: -40, max: 60 }).map((days) => {
  const date = new Date(Date.parse(today) + days * 86_400_000)
  return date.toISOString().slice(0, 10)
})
const maybeDay = fc.option(day)

const anyOrder: fc.Arbitrary<OrderFacts> = fc.record({
  stage: fc.constantFrom(...orderStages),
  status: fc.constantFrom('Pending', 'Active', 'Cancelled', 'Closed'),
  cancellationReason: fc.constantFrom(null, 'Rescinded', 'By_Customer'),
  caseType: fc.constantFrom(null, 'Move_In', 'Switch'),
  isAccepted: fc.boolean(),
  marketWait: fc.constantFrom(null, 'unsent', 'away'),
  requestedStart: maybeDay,
  confirmedStart: maybeDay,
  rescissionEnd: maybeDay,
  steps: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom(...stepTypes),
      status: fc.constantFrom('New', 'In Progress', 'On Hold', 'Completed', 'Not Applicable'),
      turn: fc.constantFrom(...turns),
      due: maybeDay,
    }),
    { selector: ({ type }) => type },
  ),
})

const order: OrderFacts = {
  stage: 'Submission',
  status: 'Pending',
  cancellationReason: null,
  requestedStart: '2026-12-01',
  confirmedStart: null,
  rescissionEnd: null,
  steps: [],
  caseType: null,
  isAccepted: false,
  marketWait: null,
}

const deposit = { type: 'Deposit', status: 'New', turn: 'Customer', due: '2026-11-25' } as const
const documents = { type: 'Documents', status: 'In Progress', turn: 'Provider', due: '2026-11-22' } as const
const utility = { type: 'Utility', status: 'New', turn: 'Utility', due: '2026-12-01' } as const

const nextOf = (changes: Partial<OrderFacts>) => orderProgress({ ...order, ...changes }, today).next

it('there is exactly one next action while an order is not final, and none once it is', () => {
  fc.assert(
    fc.property(anyOrder, (facts) => {
      const { next, steps, outcome } = orderProgress(facts, today)
      expect(next !== null).toBe(facts.status === 'Pending')
      expect(outcome === 'underWay').toBe(next !== null)
      if (next !== null) expect(actionNames).toContain(next.name)
      expect(steps.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1)
      if (next === null) expect(steps.filter(({ state }) => state === 'now' || state === 'open')).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

it('what waits for the customer is next, before what waits for anybody else', () => {
  fc.assert(
    fc.property(anyOrder, (facts) => {
      const { next, steps } = orderProgress(facts, today)
      const isOpen = ({ state }: { readonly state: string }) => state === 'now' || state === 'open'
      if (next !== null && steps.some((step) => isOpen(step) && step.turn === 'Customer')) {
        expect(next.turn).toBe('Customer')
      }
      const settled = steps.filter((_, index) => {
        const status = facts.steps[index]?.status
        return status === 'Completed' || status === 'Not Applicable'
      })
      expect(settled.some(isOpen)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

it('a date is confirmed only by the market, and a requested one that has passed asks for another', () => {
  expect(orderProgress(order, today).start).toEqual({ date: '2026-12-01', state: 'requested' })
  expect(orderProgress({ ...order, confirmedStart: '2026-12-02' }, today).start).toEqual({
    date: '2026-12-02',
    state: 'confirmed',
  })
  const late = { requestedStart: '2026-11-19', steps: [documents, utility] }
  expect(orderProgress({ ...order, ...late }, today).start?.state).toBe('passed')
  expect(nextOf(late)).toEqual({ name: 'chooseNewDate', turn: 'Customer', due: null })
  expect(nextOf({ ...late, steps: [deposit, utility] })?.name).toBe('payDeposit')
  expect(nextOf({ ...late, requestedStart: today })?.name).toBe('weCheckDocuments')
})

it('a switch that the market does not have asks for another day before its own is too near', () => {
  const near = { caseType: 'Switch', marketWait: 'unsent', requestedStart: '2026-11-24' } as const
  expect(nextOf(near)).toEqual({ name: 'chooseNewDate', turn: 'Customer', due: null })
  expect(nextOf({ ...near, steps: [deposit] })?.name).toBe('payDeposit')
  expect(nextOf({ ...near, marketWait: null })?.name).toBe('weSendOrder')
  expect(nextOf({ ...near, requestedStart: '2026-11-25' })?.name).toBe('weSendOrder')
})

it('an order waits in submission, and says so, while the market does not answer', () => {
  expect(nextOf({ marketWait: 'away', steps: [utility] })).toEqual({
    name: 'weWaitForMarket',
    turn: 'Provider',
    due: null,
  })
})

it('a step goes from what the customer does over our check to the utility and the first day', () => {
  expect(nextOf({ steps: [documents, deposit, utility] })).toEqual({
    name: 'payDeposit',
    turn: 'Customer',
    due: '2026-11-25',
  })
  expect(nextOf({ steps: [documents, utility] })?.name).toBe('weCheckDocuments')
  expect(nextOf({ steps: [utility] })?.name).toBe('weSendOrder')
  expect(nextOf({ stage: 'Processing', steps: [utility] })).toEqual({
    name: 'utilityConfirms',
    turn: 'Utility',
    due: '2026-12-01',
  })
  const confirmed = { stage: 'Complete', confirmedStart: '2026-12-01' } as const
  expect(nextOf(confirmed)).toEqual({ name: 'serviceStarts', turn: 'Utility', due: '2026-12-01' })
  expect(nextOf({ ...confirmed, confirmedStart: today })?.name).toBe('weOpenAccount')
})

it('a step that is begun or held up is told as such', () => {
  const held = { type: 'Identity', status: 'On Hold', turn: 'Customer', due: null } as const
  expect(nextOf({ steps: [held] })?.name).toBe('sendIdentityDocuments')
  expect(nextOf({ steps: [{ ...held, status: 'In Progress' }] })?.name).toBe('finishIdentityCheck')
  expect(nextOf({ steps: [{ ...deposit, status: 'In Progress' }] })?.name).toBe('payRestOfDeposit')
  const [late] = orderProgress({ ...order, steps: [{ ...deposit, due: '2026-11-19' }] }, today).steps
  expect(late).toMatchObject({ state: 'now', isLate: true })
})

it('a switch can be rescinded until the last day ends, and not once it is over', () => {
  const rescindUntil = (changes: Partial<OrderFacts>) =>
    orderProgress({ ...order, ...changes }, today).rescindUntil
  expect(rescindUntil({ rescissionEnd: today })).toBe(today)
  expect(rescindUntil({ rescissionEnd: '2026-11-19' })).toBeNull()
  expect(rescindUntil({ rescissionEnd: today, status: 'Cancelled' })).toBeNull()
  expect(
    orderProgress({ ...order, status: 'Cancelled', cancellationReason: 'Rescinded' }, today).outcome,
  ).toBe('rescinded')
})

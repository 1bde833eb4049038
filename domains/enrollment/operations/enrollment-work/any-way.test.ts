import { casesOfRun } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localDay } from '../../../customers/rules/calendar-day'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { agreed, fillSignUp } from '../../../testing/sign-up'
import { startDateRefusal } from '../../objects/order/start-dates'
import { orderProgress } from '../order-progress'
import { readOrder } from '../read-order'

let bench: MethodBench
let number = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const happenings = [
  'advance',
  'wait',
  'accept',
  'confirm',
  'confirmLater',
  'reject',
  'hold',
  'lift',
  'owe',
  'settleBalance',
  'settle',
  'move',
  'cancel',
  'marketAway',
  'marketBack',
] as const
type Happening = (typeof happenings)[number]

/** The ways of the state tables, written down again. */
const stages: Readonly<Record<string, readonly string[]>> = {
  Submission: ['Submission', 'Processing'],
  Processing: ['Processing', 'Complete'],
  Complete: ['Complete', 'Processing'],
}
const statuses: Readonly<Record<string, readonly string[]>> = {
  Pending: ['Pending', 'Active', 'Cancelled'],
  Active: ['Active', 'Cancelled', 'Closed'],
  Cancelled: ['Cancelled'],
}

it('whatever happens, an order goes the ways of its state tables and has one next action until it is final', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Move_In', 'Switch'),
      fc.constantFrom('pass', 'deposit'),
      fc.array(fc.constantFrom(...happenings), { minLength: 4, maxLength: 10 }),
      async (caseType, credit, steps) => {
        await bench.market.setFaultMode({ isAway: false, next: 'silent', delaySeconds: 1 })
        await bench.credit.setFaultMode({ next: credit, depositDollars: 150 })
        const orderId = await enrol(caseType)
        let before = await lookAt(orderId)
        const reported = new Set<string>()
        for (const step of steps) {
          const date = await happen(step, orderId)
          if (date !== null) reported.add(date)
          const after = await lookAt(orderId)
          expect(stages[before.facts.stage], step).toContain(after.facts.stage)
          expect(statuses[before.facts.status], step).toContain(after.facts.status)
          expect(after.progress.next !== null, step).toBe(after.facts.status === 'Pending')
          const { confirmedStart, requestedStart } = after.facts
          if (confirmedStart !== null) expect([...reported], step).toContain(confirmedStart)
          expect(
            startDateRefusal(caseType, requestedStart ?? '', localDay(bench.world.context.now())),
          ).toBeNull()
          before = after
        }
      },
    ),
    { numRuns: casesOfRun(25) },
  )
})

async function enrol(caseType: 'Move_In' | 'Switch'): Promise<string> {
  number += 1
  const browser = bench.browser()
  const contact = { lastName: `Anyway ${number}`, email: `any.way.${number}@example.com` }
  await fillSignUp(browser, { contact, service: { caseType, street: `${number} Anyway` } })
  await browser.call('submitEnrollment', agreed)
  bench.waiting.splice(0)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "Service_Street__c" = $1',
    [`${number} Anyway`],
  )
  return rows[0]?.id ?? ''
}

async function lookAt(orderId: string) {
  const order = await readOrder(bench.world.context, bench.systemViewer, orderId)
  if (order === null) throw new RangeError('no such order')
  return { facts: order.facts, progress: orderProgress(order.facts, localDay(bench.world.context.now())) }
}

/** Lets something happen, and the order go on; gives the day that the market named. */
async function happen(step: Happening, orderId: string): Promise<string | null> {
  const { facts } = await lookAt(orderId)
  const { engine } = bench.world.context
  const system = bench.systemViewer
  const named = step === 'confirmLater' ? '2026-12-15' : step === 'confirm' ? facts.requestedStart : null
  if (step === 'wait') bench.world.advance(2_000)
  if (step === 'accept') await bench.market.say(orderId, { kind: 'accepted' })
  if (named !== null) await bench.market.say(orderId, { kind: 'dateConfirmed', date: named })
  if (step === 'reject') await bench.market.say(orderId, { kind: 'rejected', reason: 'Not_First_In' })
  if (step === 'hold') {
    await bench.market.say(orderId, { kind: 'holdPlaced', reason: 'Tampering', placedBy: 'The utility' })
  }
  if (step === 'owe') {
    const balance = { reason: 'Own_Debt', dollars: 40, placedBy: 'Another provider' } as const
    await bench.market.say(orderId, { kind: 'balanceReported', ...balance })
  }
  if (step === 'settleBalance') await bench.market.say(orderId, { kind: 'balanceSettled' })
  if (step === 'lift') await bench.market.say(orderId, { kind: 'holdLifted' })
  if (step === 'marketAway' || step === 'marketBack') {
    await bench.market.setFaultMode({ isAway: step === 'marketAway' })
  }
  if (step === 'settle') {
    const { rows } = await bench.world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = 'Deposit' and "Status" = 'New'`,
      [orderId],
    )
    for (const { id } of rows) await engine.updateRecord(system, id, { fields: { Status: 'Completed' } })
  }
  if (step === 'move' && facts.status === 'Pending') {
    const fields = {
      Requested_Start_Date__c: facts.requestedStart === '2026-12-08' ? '2026-12-09' : '2026-12-08',
      Confirmed_Start_Date__c: null,
      ...(facts.stage === 'Complete' ? { Stage__c: 'Processing' } : {}),
    }
    await engine.updateRecord(system, orderId, { fields })
  }
  if (step === 'cancel' && facts.status === 'Pending') {
    const fields = { Status: 'Cancelled', Cancellation_Reason__c: 'By_Customer' }
    await engine.updateRecord(system, orderId, { fields })
  }
  bench.waiting.push({ jobName: 'advance-enrollment', payload: { orderId } })
  await bench.runJobs().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'ProviderFailure') throw error
  })
  return named
}

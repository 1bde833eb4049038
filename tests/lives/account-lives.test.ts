import { findHolds } from '@porchlight/domains/privacy/operations/erasure/find-holds'
import { inSweep, isNamed } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IssuedBill, openRealAccount, type RealAccount } from '../../domains/testing/ledger-life'
import { watchForAlerts } from '../../domains/testing/messages-of-life'
import { type MethodBench, openMethodBench } from '../../domains/testing/method-bench'
import { passDays, planDebit, settleDeposits, turnAutopayOff } from './account-jobs'
import { noteBill, noteFailed, noteReceived, noteRefund, noteRegained } from './account-messages'
import {
  type AccountModel,
  billingBalanceOf,
  depositOf,
  newModel,
  newPayment,
  noteGone,
  owedBy,
  post,
  refundableOf,
} from './account-model'
import { type Crashing, livesOf } from './crashes'
import { type LifeEvent, lifeEvents } from './life'

const numRuns = inSweep(18_000, { otherwise: isNamed('lives') ? 1_700 : 75 })

/** In every n-th life all pages are compared after every event; in all others at the end. */
const pagesOfEvery = 50

/** In every n-th life all texts are compared, which are read from the feed of all changes. */
const textsOfEvery = 5

let bench: MethodBench
let lives = 0

beforeAll(async () => {
  bench = await openMethodBench({ portal: true })
  await watchForAlerts(bench)
})
afterAll(() => bench.close())

interface Life {
  readonly model: AccountModel
  readonly real: RealAccount
  readonly bills: IssuedBill[]
}

/** Applies the events to the model and to the portal, and compares each reader's result after each of them. */
async function live(events: readonly Crashing<LifeEvent>[], daysAgo = 0): Promise<void> {
  lives += 1
  const life: Life = { model: newModel(), real: await openRealAccount(bench, lives, daysAgo), bills: [] }
  for (const [index, { event, crashesAfter }] of events.entries()) {
    bench.process.crashAfter(crashesAfter)
    await happen(life, event)
    bench.process.crashAfter(null)
    await compareMessages(life)
    const owed = owedBy(life.model)
    const held = depositOf(life.model)
    const due = life.bills.length === 0 ? 0 : Math.max(0, owed)
    expect(await life.real.readers(), `after event ${index}: ${JSON.stringify(event)}`).toEqual({
      owed,
      depositHeld: held,
      depositsGone: life.model.payments.filter(({ isDeposit, deposit }) => isDeposit && deposit === 'gone')
        .length,
      billDue: due,
      nextDebit: due,
      sumOfLines: owed,
      sumOfDepositLines: held,
      wrongBalances: 0,
    })
    expect(await life.real.autopay.read()).toEqual(autopayOf(life.model))
    if (lives % pagesOfEvery === 0) await comparePages(life)
  }
  await comparePages(life)
  await compareHolds(life)
}

function autopayOf({ autopay, debits, payments }: AccountModel) {
  const planned = [...debits.values()].filter(({ state }) => state === 'planned')
  const made = payments.filter(({ isDebit }) => isDebit)
  return {
    state: autopay,
    planned: planned.reduce((sum, { cents }) => sum + cents, 0),
    debited: made.reduce((sum, { cents }) => sum + cents, 0),
  }
}

/** Checks that every event is mailed and texted once, with the amounts that are true at that time. */
async function compareMessages({ model, real }: Life): Promise<void> {
  expect(await real.messages.mails()).toEqual(model.mails.toSorted())
  if (lives % textsOfEvery === 0) expect(await real.messages.texts()).toEqual(model.texts.toSorted())
  model.mails = []
  model.texts = []
}

/**
 * Checks that every page, guest and response requests the same amount, and that the bill is open exactly while there is
 * one.
 */
async function comparePages({ model, real }: Life): Promise<void> {
  const owed = owedBy(model)
  const due = Math.max(0, owed)
  expect(await real.pages()).toEqual({
    home: due,
    bills: due,
    bill: due,
    paper: due,
    payPage: due,
    activity: owed,
    paymentStatus: due,
    autopay: due,
    guest: due,
    isRequested: due > 0 ? 1 : 0,
  })
}

/** Checks that erasing the customer is blocked by what is open on the account, with the same amounts. */
async function compareHolds({ model, real }: Life): Promise<void> {
  const owed = owedBy(model)
  const held = depositOf(model)
  const waiting = model.payments.filter(({ state }) => state === 'waiting')
  const holds = await findHolds(bench.world.context, real.contactId)
  expect(holds.map(({ kind, cents }) => `${kind} ${cents}`).toSorted()).toEqual(
    [
      ...(model.hasEnded ? [] : ['accountOpen 0']),
      ...(owed > 0 ? [`moneyOwed ${owed}`] : []),
      ...(owed < 0 ? [`creditLeft ${-owed}`] : []),
      ...(held > 0 ? [`depositHeld ${held}`] : []),
      ...waiting.map(({ cents }) => `paymentOnItsWay ${cents}`),
    ].toSorted(),
  )
}

async function happen(life: Life, event: LifeEvent): Promise<void> {
  const { model, real, bills } = life
  switch (event.kind) {
    case 'bill':
      return model.hasEnded ? undefined : issue(life, event.charges)
    case 'endService':
      return model.hasEnded ? undefined : endService(life, event.charges)
    case 'letDepositGo': {
      const held = model.payments.filter(({ isDeposit, deposit }) => isDeposit && deposit === 'held')
      const deposit = held[event.choice % Math.max(1, held.length)]
      if (deposit === undefined) return
      await real.letDepositGo(deposit.id)
      deposit.deposit = deposit.state === 'refunded' ? 'waived' : 'out'
      return
    }
    case 'settleDeposits':
      await real.settleDeposits()
      return settleDeposits(model, () => 'applied')
    case 'report':
      return report(life, event.postsAll)
    case 'autopay':
      if (event.isOn && model.hasEnded && model.autopay === 'off') return
      await real.autopay.set(event.isOn)
      if (event.isOn) model.autopay = 'on'
      else turnAutopayOff(model)
      return
    case 'passDays':
      planDebit(model)
      await real.autopay.plan()
      // The customer is notified days before the debit.
      await compareMessages(life)
      await real.autopay.passDays()
      return passDays(model, real.autopay.lastPayment)
    case 'check':
      if (bills.length > 0) model.checksReceived += event.cents
      return
    case 'deposit': {
      const id = await real.startDeposit(event.cents)
      model.payments.push(newPayment(id, event.cents, true))
      return
    }
    case 'giveBack':
      return giveBack(life, event)
    case 'pay': {
      const owed = owedBy(model)
      if (bills.length === 0 || owed <= 0) return
      const cents = event.share === 'part' ? Math.max(1, Math.floor(owed * 0.4)) : owed
      for (let count = event.share === 'double' ? 2 : 1; count > 0; count -= 1) {
        const id = await real.startPayment(cents)
        model.payments.push(newPayment(id, cents, false))
      }
      return
    }
    default:
      return follow(life, event.kind, event.choice)
  }
}

/** What the processor can report about a payment, and its effect on the model. */
const turns = {
  settle: { from: ['waiting'], state: 'paid', to: 'here' },
  settleTwice: { from: ['here'], state: 'paid', to: 'here' },
  decline: { from: ['waiting'], state: 'declined', to: 'failed' },
  return: { from: ['here'], state: 'returned', to: 'gone' },
  regain: { from: ['gone'], state: 'regained', to: 'here' },
  refund: { from: ['here'], state: 'refunded', to: 'refunded' },
} as const

async function follow({ model, real }: Life, kind: keyof typeof turns, choice: number): Promise<void> {
  const { from, state, to } = turns[kind]
  const fitting = model.payments.filter(
    (payment) =>
      payment.from === null &&
      from.some((known) => known === payment.state) &&
      !(kind === 'return' && payment.wasRegained),
  )
  const payment = fitting[choice % Math.max(1, fitting.length)]
  if (payment === undefined) return
  const before = payment.refunded
  if (kind === 'refund') payment.refunded = payment.cents
  await real.processorSays(payment.id, { state, refundedCents: payment.refunded })
  payment.state = to
  if (kind === 'regain') payment.wasRegained = true
  if (payment.isDeposit) noteGone(model, payment)
  if (kind === 'settle') noteReceived(model, payment)
  if (kind === 'decline' || kind === 'return') {
    noteFailed(model, payment, kind)
    if (payment.isDebit && model.autopay === 'on') model.autopay = 'waits'
  }
  if (kind === 'regain') noteRegained(model, payment)
  if (kind === 'refund' && before < payment.cents) noteRefund(model, payment, payment.cents - before)
}

/** Refunds a payment as an advisor, in full or in part: at most the credit, which the portal has to agree with. */
async function giveBack(
  { model, real }: Life,
  { choice, share }: Extract<LifeEvent, { kind: 'giveBack' }>,
): Promise<void> {
  const payment = model.payments[choice % Math.max(1, model.payments.length)]
  if (payment === undefined) return
  const refundable = refundableOf(model, payment)
  expect(await real.refundable(payment.id)).toBe(refundable)
  if (refundable === 0) return
  const cents = share === 'part' ? Math.max(1, Math.floor(refundable * 0.4)) : refundable
  payment.refunded += cents
  const isWhole = payment.refunded === payment.cents
  const state = isWhole ? 'refunded' : payment.wasRegained ? 'regained' : 'paid'
  await real.processorSays(payment.id, { state, refundedCents: payment.refunded })
  if (isWhole) payment.state = 'refunded'
  noteRefund(model, payment, cents)
}

/** Ends service, after which billing issues the final bill. */
async function endService(life: Life, charges: number): Promise<void> {
  life.model.hasEnded = true
  await life.real.close()
  await issue(life, charges)
}

/** Issues billing's next bill: it opens with what billing reports as owed, and includes what was received since. */
async function issue(life: Life, charges: number): Promise<void> {
  const { model, real, bills } = life
  if (post(model, true) && bills.length > 0) await reportBalance(life)
  const opening = bills.length === 0 ? 0 : lastWord(life)
  post(model, true)
  model.billCharges.push(charges)
  const last = bills.at(-1)
  if (last !== undefined) last.isNewest = false
  const payments = opening + charges - billingBalanceOf(model)
  const isFinal = model.hasEnded
  const bill = { number: String(bills.length + 1), opening, charges, payments, isNewest: true, isFinal }
  bills.push(bill)
  await real.takeBill(bill)
  if (last !== undefined) await real.takeBill(last)
  planDebit(model)
  noteBill(model)
}

async function report(life: Life, postsAll: boolean): Promise<void> {
  if (life.bills.length === 0) return
  post(life.model, postsAll)
  await reportBalance(life)
}

async function reportBalance({ model, real, bills }: Life): Promise<void> {
  const bill = bills.at(-1)
  if (bill === undefined) return
  bill.payments = bill.opening + bill.charges - billingBalanceOf(model)
  await real.takeBill(bill)
}

function lastWord({ bills }: Life): number {
  const bill = bills.at(-1)
  return bill === undefined ? 0 : bill.opening + bill.charges - bill.payments
}

/** Lives that once revealed a fault, minimised. */
const storedLives: readonly {
  readonly what: string
  readonly events: readonly LifeEvent[]
  /** When the first bill was issued. */
  readonly daysAgo?: number
}[] = [
  {
    what: 'a payment of an earlier bill goes back, and billing says so with the next one',
    events: [
      { kind: 'pay', share: 'whole' },
      { kind: 'settle', choice: 0 },
      { kind: 'bill', charges: 0 },
      { kind: 'return', choice: 0 },
      { kind: 'report', postsAll: false },
    ],
  },
  {
    what: 'billing reports of a bill that a return made past due here',
    events: [
      { kind: 'pay', share: 'whole' },
      { kind: 'settle', choice: 0 },
      { kind: 'refund', choice: 0 },
      { kind: 'report', postsAll: false },
    ],
    daysAgo: 20,
  },
  {
    what: 'a payment goes back that billing had counted already',
    events: [
      { kind: 'pay', share: 'whole' },
      { kind: 'settle', choice: 0 },
      { kind: 'report', postsAll: true },
      { kind: 'return', choice: 0 },
    ],
  },
  {
    what: 'a payment goes back that billing had counted already, and billing says so',
    events: [
      { kind: 'pay', share: 'whole' },
      { kind: 'settle', choice: 0 },
      { kind: 'report', postsAll: true },
      { kind: 'return', choice: 0 },
      { kind: 'report', postsAll: true },
    ],
  },
  {
    what: 'two bills are planned when the day of both debits comes',
    events: [
      { kind: 'autopay', isOn: true },
      { kind: 'bill', charges: 0 },
      { kind: 'bill', charges: 0 },
      { kind: 'passDays' },
    ],
  },
]

const living = (events: readonly LifeEvent[]) => events.map((event) => ({ event, crashesAfter: null }))

describe('a life of an account', () => {
  it.each(storedLives)('in which $what goes on', ({ events, daysAgo }) =>
    live(living([{ kind: 'bill', charges: 10_000 }, ...events]), daysAgo),
  )

  it('is told alike by every reader and by a model with plain arithmetic', async () => {
    await fc.assert(
      fc.asyncProperty(lifeEvents, (events) =>
        live([...living([{ kind: 'bill', charges: 10_000 }]), ...events]),
      ),
      livesOf(57, numRuns),
    )
    // Processes crashed during it.
    expect(bench.process.crashes()).toBeGreaterThan(numRuns)
  }, 10_800_000)
})

import { randomUUID } from 'node:crypto'
import { type BillingEvent, type BillingReceipt, createHttpBilling, mostEventsAtOnce } from '../../billing'
import type { CheckRun, Verdict } from '../check-run'
import { awaited, type CheckSetup, testName } from '../check-setup'
import { answerFault, type GatewayCalls } from '../gateway-calls'
import type { Fault } from '../report'
import { billingRules } from '../rules'
import { type ReadPage, readOn, readPage } from './read-pages'

/** In cents, chosen so that every wrong count produces a different sum. */
const firstCents = 100
const secondCents = 1_000

/**
 * Checks that events of the test account are accepted, and by its balance that each counts once; payments that were
 * sent are returned at the end. `pages` are the changes that were read before.
 */
export async function checkEvents(
  run: CheckRun,
  calls: GatewayCalls,
  setup: CheckSetup,
  pages: readonly ReadPage[],
): Promise<{ readonly nextSequence: number }> {
  const billing = createHttpBilling(calls.service)
  const { accountNumber } = setup.data.billing
  let sequence = setup.data.billing.nextSequence
  const event = (type: string, data: object, account = accountNumber): BillingEvent => ({
    eventId: randomUUID(),
    type,
    accountNumber: account,
    sequence: account === accountNumber ? sequence++ : 1,
    occurredAt: setup.now().toISOString(),
    data: data as BillingEvent['data'],
  })
  const payment = (type: string, cents: number, paymentId: string) =>
    event(type, { paymentId, amount: cents / 100, date: setup.now().toISOString().slice(0, 10) })
  const deliver = async (events: readonly BillingEvent[]) => {
    const { exchange, answer } = await calls.call<BillingReceipt>(() => billing.deliver(events))
    return { exchange, receipt: answer?.value ?? null }
  }
  const taken = async (
    events: readonly BillingEvent[],
    rule: string,
    mend: string,
  ): Promise<Fault | null> => {
    const { exchange, receipt } = await deliver(events)
    const fault = answerFault(calls, exchange, { says: billingRules })
    if (fault === null && receipt?.kind === 'accepted') return null
    const { status } = exchange
    const isTaken = status !== null && status < 300
    const problem = `POST /events was answered with ${status}.`
    if (fault !== null && isTaken) return fault
    return { problem, ...calls.written(exchange), says: rule, section: 'Rules', mend }
  }
  const [firstId, secondId] = [testName(), testName()]
  const before = pages.length === 0 ? null : balanceIn(pages, accountNumber)
  const first = payment('payment.settled', firstCents, firstId)

  await run.check({ id: 'event', title: 'An event is taken' }, () =>
    taken(
      [first],
      billingRules.errors,
      'Take events of the test account. If it had events before, say in the test data which sequence comes next.',
    ),
  )
  await run.check({ id: 'event-again', title: 'An event that comes again is taken', needs: ['event'] }, () =>
    taken([first], billingRules.countsOnce, 'Answer 2xx to an eventId that is known, and do nothing.'),
  )
  await run.check({ id: 'further-fields', title: 'Further fields are ignored', needs: ['event'] }, () => {
    const paperless = event('paperless.turned-on', { porchlightCheck: true })
    return taken(
      [{ ...paperless, porchlightCheck: true } as BillingEvent],
      billingRules.furtherFields,
      'Leave out what you do not know.',
    )
  })
  await run.check(
    { id: 'twenty', title: `${mostEventsAtOnce} events are taken at once`, needs: ['event'] },
    async () => {
      const events = Array.from({ length: mostEventsAtOnce }, () => event('paperless.turned-on', {}))
      const fault = await taken(
        events,
        billingRules.twenty,
        `Allow ${mostEventsAtOnce} events, and some 20,000 bytes, in a call.`,
      )
      // As the server does, so that later events have no gap before them.
      if (fault !== null) for (const each of events) await deliver([each])
      return fault
    },
  )
  const second = payment('payment.settled', secondCents, secondId)
  const broken = event('payment.settled', { paymentId: secondId, amount: 'a lot' })
  await run.check(
    { id: 'refused', title: 'What cannot be taken is refused', needs: ['event'] },
    async (): Promise<Verdict> => {
      const { exchange, receipt } = await deliver([second, broken])
      if (receipt?.kind === 'refused') return null
      const isTaken = receipt?.kind === 'accepted'
      return {
        problem: isTaken
          ? 'A payment whose amount is a text was taken.'
          : `A payment whose amount is a text was answered with ${exchange.status}: it would come again every 15 minutes, and hold up the account.`,
        ...calls.written(exchange),
        says: billingRules.refused,
        section: 'Rules',
        mend: isTaken ? 'Check the content of every event before you take any.' : 'Answer 422.',
      }
    },
  )
  await run.check(
    { id: 'after-refusal', title: 'After a refusal, the rest is taken alone', needs: ['refused'] },
    async () => {
      const mend = 'Keep no eventId of a call that was refused.'
      const fault = await taken([second], billingRules.allOrNone, mend)
      // As the server does: an event that is rejected on its own becomes a case of the customer there.
      await deliver([broken])
      return fault
    },
  )
  await run.check(
    { id: 'unknown-account', title: 'Money of an unknown account is taken', needs: ['event'] },
    async () => {
      const account = testName()
      const ids = { depositId: testName(), paymentId: testName() }
      const money = { ...ids, amount: 1, date: setup.now().toISOString().slice(0, 10) }
      const events = [
        event('deposit.paid', money, account),
        { ...event('deposit.returned', money, account), sequence: 2 },
      ]
      return taken(
        events,
        billingRules.unknownAccount,
        'Store it under its accountNumber, for the account that `order.accepted` announces.',
      )
    },
  )
  await run.check(
    { id: 'counts-once', title: 'Every event counts once', needs: ['event-again', 'after-refusal'] },
    async () => {
      if (before === null) {
        return {
          skipped: `The account ${accountNumber} is not among the changes, so that its balance cannot be compared.`,
        }
      }
      const position = pages.at(-1)?.page.position ?? null
      const expected = firstCents + secondCents
      setup.say('Waiting for the balance of the test account …')
      const read = async () => {
        const [since] = [await readPage(calls, billing, position)]
        if (!('page' in since)) return null
        const later = [since]
        await readOn(calls, billing, later)
        return { later, paid: before - (balanceIn(later, accountNumber) ?? before) }
      }
      const seen = await awaited(setup, read, (found) => found === null || found.paid >= expected)
      if (seen === null) return { skipped: 'The changes could not be read any more.' }
      if (seen.paid === expected) return null
      if (seen.paid === 0) {
        return { skipped: `The balance did not change within ${setup.waitMs / 1_000} seconds: give --wait.` }
      }
      const isHalf = seen.paid === 2 * secondCents + firstCents
      const exchange = seen.later.at(-1)?.exchange
      return {
        problem: isHalf
          ? 'A payment in a call that was refused counted all the same, and again when it came alone.'
          : `Payments of $${(expected / 100).toFixed(2)} changed the balance of the test account by $${(seen.paid / 100).toFixed(2)}: an event that came twice counted twice.`,
        ...(exchange === undefined ? { sent: '', came: '' } : calls.written(exchange)),
        says: isHalf ? billingRules.allOrNone : billingRules.countsOnce,
        section: 'Rules',
        mend: isHalf
          ? 'Take the events of a call in one transaction, and undo it where one is refused.'
          : 'Store the eventId in the transaction that counts the event, under a unique key.',
      }
    },
  )
  await run.check(
    { id: 'returned', title: 'After a refused event, the next ones are taken', needs: ['after-refusal'] },
    () =>
      taken(
        [
          payment('payment.returned', firstCents, firstId),
          payment('payment.returned', secondCents, secondId),
        ],
        billingRules.afterRefusal,
        'Note the sequence of an event that you refuse, and take `payment.returned` of a payment that was settled.',
      ),
  )
  return { nextSequence: sequence }
}

/** Returns the balance in cents; null if the account is not among the changes. */
function balanceIn(pages: readonly ReadPage[], accountNumber: string): number | null {
  const balances = pages.flatMap(({ page }) =>
    page.changes.flatMap((change) => {
      const { kind, accountNumber: number, balance } = Object(change)
      return kind === 'account' && number === accountNumber ? [Number(balance)] : []
    }),
  )
  const last = balances.at(-1)
  return last === undefined ? null : Math.round(last * 100)
}

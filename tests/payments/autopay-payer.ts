import { enqueueJob } from '@porchlight/jobs'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { goodCard, openPaymentsWorld, type Payer, type PaymentsWorld } from './payments-world'

/** The world of the AutoPay tests: a server, a payer with AutoPay, and their only open bill. */
export let bench: PaymentsWorld
export let payer: Payer
export let billId = ''
let turned = 0

export const refusedLater = '4000000000000341'
const dayMs = 86_400_000

/**
 * Opens the world for the tests of a file, and starts each of them with AutoPay turned off and a bill of the first day.
 */
export function openWorldOfPayer(): void {
  beforeAll(async () => {
    bench = await openPaymentsWorld({ background: true })
    turned = 0
    const [owner] = await bench.rows<Omit<Payer, 'token' | 'orderId'>>(
      `select u."Username" as username, u."ContactId" as "contactId", a."Id" as "accountId" from record."User" u
       join record."Account" a on a."ContactId" = u."ContactId" and a."Status__c" = 'Active'
       where u."Username" = 'dana.whitcombe@example.com' limit 1`,
    )
    if (owner === undefined) throw new TypeError('The demo world has no such customer.')
    payer = { ...owner, orderId: '', token: await bench.world.tokenOf(owner.username) }
  })
  afterAll(() => bench.close())

  beforeEach(async () => {
    await turnBack()
    bench.processor.faults.mood = 'well'
    await bench.rows('delete from identity.attempt')
    await bench.rows('delete from payments.planned_debit')
    await bench.rows('delete from payments.method_setup')
    await bench.rows(`delete from record."Payment__c" where "Account__c" = $1`, [payer.accountId])
    await bench.rows(`update record."Autopay__c" set "Status__c" = 'Cancelled'`)
    await newBill('2026-12-04', '2026-11-18')
  })
}

/** Moves the clock; a sign-in does not last that long. */
export async function turn(days: number): Promise<void> {
  turned += days
  bench.world.advance(days * dayMs)
  payer = { ...payer, token: await bench.world.tokenOf(payer.username) }
}

/** Moves the clock back to the first day. */
export async function turnBack(): Promise<void> {
  await turn(-turned)
}

/** Creates a bill of $120.50, from now on `billId`: the payer's only open one. */
export async function newBill(dueDate: string, billDate: string): Promise<void> {
  await bench.rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [
    payer.accountId,
  ])
  const [bill] = await bench.rows<{ id: string }>(
    `update record."Bill__c" set "Status__c" = 'Open', "Due_Date__c" = $2::date, "Bill_Date__c" = $3::date,
       "Opening_Balance__c" = 0, "Charges__c" = 120.5, "Payments__c" = 0, "Closing_Balance__c" = 120.5
     where "Id" = (select "Id" from record."Bill__c" where "Account__c" = $1 order by "Bill_Date__c" desc, "Id" limit 1)
     returning "Id" as id`,
    [payer.accountId, dueDate, billDate],
  )
  await bench.world.context.pool.query(forgetLedger(payer.accountId))
  billId = bill?.id ?? ''
}

export const call = (method: string, body: object = {}) =>
  bench.call(payer, method, { accountId: payer.accountId, ...body })

export interface Overview {
  readonly state: string
  readonly suspendedBecause: string | null
  readonly offer: { readonly setupId: string; readonly mark: string; readonly text: string } | null
  readonly setup: string | null
  readonly next: { readonly amount: number; readonly date: string; readonly cancelBy: string } | null
  readonly bill: { readonly isIncluded: boolean } | null
  readonly authorization: {
    readonly text: string
    readonly version: string
    readonly language: string
  } | null
  readonly lastPayment: { readonly status: string } | null
}

export const overview = async () => (await call('autopayOverview')).json<Overview>()
export const pageOf = async () => (await call('beginAutopay')).json<{ location: string }>().location

/** Types a card and agrees to the text that is then shown. */
export async function enrol(card = goodCard): Promise<Overview> {
  await bench.payByCard(await pageOf(), card)
  const { offer } = await overview()
  const answer = await call('authorizeAutopay', { setupId: offer?.setupId, mark: offer?.mark })
  expect(answer.statusCode, answer.payload).toBe(200)
  return overview()
}

/** Runs AutoPay's work, and everything that follows from it, to completion. */
export async function work(): Promise<void> {
  await enqueueJob(bench.world.context.pool, 'debit-autopay', {})
  await bench.world.background?.idle()
  await bench.processor.deliver()
  await bench.world.background?.idle()
}

/** Returns the bill's charges at the processor, and our records of them. */
export async function debits() {
  return bench.rows<{ status: string; amount: string; state: string | null }>(
    `select p."Status__c" as status, p."Amount__c"::text as amount, c.state
     from record."Payment__c" p left join demo_processor.payment c on c.key = p."Id"
     where p."Account__c" = $1 and p."Channel__c" = 'Autopay' order by p."Id"`,
    [payer.accountId],
  )
}

export const mailsOf = async (subject: string) =>
  bench.rows<{ text: string }>(
    `select text from demo_mailbox.message where recipient = $1 and subject like $2`,
    [payer.username, `%${subject}%`],
  )

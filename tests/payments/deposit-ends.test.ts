import { enqueueJob } from '@porchlight/jobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type DepositPayer, openDepositPayer } from './deposit-payer'
import { openPaymentsWorld, type PaymentsWorld, slowCard } from './payments-world'

let bench: PaymentsWorld
let deposits: DepositPayer
let number = 0

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
})
afterAll(() => bench.close())
beforeEach(async () => {
  number += 1
  deposits = await openDepositPayer(bench, number)
})

describe('a deposit that is waived', () => {
  const waive = (depositId: string) =>
    bench.world.context.engine.updateRecord(bench.world.context.systemViewer, depositId, {
      fields: { Status__c: 'Waived', Waiver_Reason__c: 'Age_65' },
    })

  it('gives back the part that was paid', async () => {
    const depositId = await deposits.paidDeposit(['instalment'])
    await waive(depositId)
    await deposits.refundNow()
    expect(await deposits.paymentsOf(depositId)).toMatchObject([{ status: 'Refunded', state: 'refunded' }])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 137.5 })
  })

  it('gives back a payment that comes later, without a case', async () => {
    const depositId = await bench.newDeposit(deposits.payer)
    await bench.payByCard(await deposits.openPayPage('full'), slowCard)
    await waive(depositId)
    expect(await deposits.page()).toMatchObject({ status: 'Waived' })
    bench.world.advance(60_000)
    await bench.processor.deliver()
    await deposits.refundNow()
    expect(await deposits.paymentsOf(depositId)).toMatchObject([{ status: 'Refunded', state: 'refunded' }])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 275 })
    expect(await deposits.casesOf('We owe you a deposit payment|Le debemos el pago de un depósito')).toEqual(
      [],
    )
  })
})

const failed = 'We could not refund your deposit to your card|No pudimos devolver su depósito a su tarjeta'

describe('the deposit of a service that has ended', () => {
  /** Ends the payer's service, and issues the final bill of that many dollars. */
  async function endService(dollars: number): Promise<void> {
    const { engine, systemViewer } = bench.world.context
    await bench.rows(`update record."Account" set "Status__c" = 'Closed' where "Id" = $1`, [
      deposits.payer.accountId,
    ])
    await engine.createRecord(systemViewer, 'Bill__c', {
      fields: {
        Name: `FINAL-${number}`,
        Account__c: deposits.payer.accountId,
        Bill_Date__c: '2026-11-18',
        Due_Date__c: '2026-12-04',
        Period_Start__c: '2026-10-20',
        Period_End__c: '2026-11-17',
        Opening_Balance__c: 0,
        Charges__c: dollars,
        Payments__c: 0,
        Closing_Balance__c: dollars,
        Is_Final__c: true,
      },
    })
    await enqueueJob(bench.world.context.pool, 'settle-deposits-with-service', {})
    await bench.world.background?.idle()
  }

  /** Returns the amounts owed and held according to the last line of the account's ledger. */
  async function lastLine() {
    const [line = { owed: '0.00', held: '0.00' }] = await bench.rows<{ owed: string; held: string }>(
      `select "Balance__c"::numeric(12, 2)::text as owed, "Deposit_Held__c"::numeric(12, 2)::text as held
       from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c" desc limit 1`,
      [deposits.payer.accountId],
    )
    return line
  }

  it('pays the final bill from both payments of it, and the rest goes back to the card, once', async () => {
    const lineBefore = await lastLine()
    const depositId = await deposits.paidDeposit(['instalment', 'full'])
    const before = (await deposits.mailsTo()).length
    await endService(180.25)
    await deposits.refundNow()
    await deposits.refundNow()
    const payments = await bench.rows<{ line: string }>(
      `select "Channel__c" || ' ' || "Status__c" || ' ' || "Amount__c"::numeric(12, 2) || ' '
         || coalesce("Refunded_Amount__c", 0)::numeric(12, 2) as line
       from record."Payment__c" where "Deposit__c" = $1`,
      [depositId],
    )
    expect(payments.map(({ line }) => line).toSorted()).toEqual([
      'Deposit Settled 180.25 0.00',
      'Portal Settled 137.50 0.00',
      'Portal Settled 137.50 94.75',
    ])
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', paid: 275, applied: 180.25 })
    const mails = await deposits.mailsTo()
    expect(mails.slice(before)).toEqual([expect.stringContaining('$94.75')])
    expect(await lastLine()).toEqual(lineBefore)
    expect(await deposits.casesOf(failed)).toEqual([])
    // No request was made that the processor had to reject, such as a refund of zero.
    expect(
      await bench.rows(
        `select j.last_error from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'refund-deposit'`,
      ),
    ).toEqual([])
  })

  it('gives back the last cent', async () => {
    const depositId = await deposits.paidDeposit()
    await endService(274.99)
    await deposits.refundNow()
    expect(await deposits.page()).toMatchObject({ status: 'Refunded', applied: 274.99 })
    const [payment] = await bench.rows<{ refunded: string }>(
      `select "Refunded_Amount__c"::numeric(12, 2)::text as refunded from record."Payment__c"
       where "Deposit__c" = $1 and "Purpose__c" = 'Deposit'`,
      [depositId],
    )
    expect(payment?.refunded).toBe('0.01')
  })
})

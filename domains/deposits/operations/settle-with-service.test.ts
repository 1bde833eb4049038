import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockBillsOf } from '../../payments/operations/lock-payable'
import { endedServices } from '../../testing/ended-services'
import { jobContext } from '../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { publishedBy } from '../../testing/published-by'
import { takeQueued } from '../../testing/take-queued'
import { settleDepositsWithService } from './settle-with-service'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const { create, update, rowsOf, endedService, finalBill, pay, run, stateOf, moneyOf } = endedServices(
  () => bench,
)

describe('after the end of service', () => {
  it('text alerts end at once, and deposit and AutoPay stay until the final bill has come', async () => {
    const ended = await endedService()
    expect(
      await rowsOf(
        'select "Status__c" as status from record."Alert_Subscription__c" where "Id" = $1',
        ended.alertId,
      ),
    ).toEqual([{ status: 'Stopped' }])
    await run()
    expect(await stateOf(ended)).toEqual({ deposit: 'Paid', autopay: 'Active', cases: null })
  })

  it('the deposit pays the final bill once, the rest goes back, and AutoPay ends', async () => {
    const ended = await endedService('es')
    await finalBill(ended.accountId)
    const events = await publishedBy(bench.world.context.pool, ended.accountId, async () => {
      await run()
      await run()
    })
    const applied = { depositId: ended.depositId, paymentId: null, amount: 120.5 }
    expect(events).toMatchObject([
      { type: 'payment.settled', data: { amount: 120.5 } },
      { type: 'deposit.applied', data: applied },
      { type: 'autopay.turned-off' },
    ])
    expect(await stateOf(ended)).toEqual({ deposit: 'Refunding', autopay: 'Cancelled', cases: null })
    expect(await moneyOf(ended)).toEqual({
      lines: [
        'Deposit_Paid 0.00 200.00',
        'Charge 120.50 0.00',
        'Payment -120.50 0.00',
        'Deposit_Applied 0.00 -120.50',
      ],
      bill: 'Paid',
      payments: ['Bill Deposit 120.50', 'Deposit Portal 200.00'],
    })
    expect(
      await rowsOf(
        `select "Fee__c"::float as fee from record."Payment__c" where "Account__c" = $1 and "Channel__c" = 'Deposit'`,
        ended.accountId,
      ),
    ).toEqual([{ fee: 0 }])
    await takeQueued(bench, 'send-deposit-applied')
    const mails = await bench.runJobs()
    expect(mails.map(({ to }) => to)).toEqual([ended.email])
    expect(mails[0]?.text).toContain('pagó $120.50 de su factura final con su depósito.')
    expect(mails[0]?.text).toContain(
      'Le falta pagar de la factura: $0.00. Se devuelve a la tarjeta con la que pagó el depósito: $79.50.',
    )
  })

  it.each([
    ['the whole of it', 200, 'Applied', 'Paid', 'Left to pay on the bill: $0.00'],
    ['a cent', 0.01, 'Refunding', 'Paid', 'paid the deposit: $199.99'],
    ['all but a cent', 199.99, 'Refunding', 'Paid', 'paid the deposit: $0.01'],
    ['more', 200.01, 'Applied', 'Open', 'Left to pay on the bill: $0.01'],
  ])('of a final bill that takes %s', async (_what, dollars, deposit, bill, text) => {
    const ended = await endedService()
    await finalBill(ended.accountId, dollars)
    await run()
    expect(await stateOf(ended)).toMatchObject({ deposit })
    expect(await moneyOf(ended)).toMatchObject({ bill })
    await takeQueued(bench, 'send-deposit-applied')
    expect((await bench.runJobs()).map((mail) => mail.text)).toEqual([expect.stringContaining(text)])
  })

  it.each([
    // 111 days at 4 %: 200 × 4 % × 111 / 365.
    ['a part of a bill, and the deposit the rest', 120.5, 2.43, 'Refunding', 118.07],
    ['the whole of a smaller bill, and no more', 1, 1, 'Refunding', 0],
    ['its part of a bill that is larger than both', 300, 2.43, 'Applied', 200],
  ])('the interest pays %s', async (_what, dollars, interest, status, applied) => {
    const ended = await endedService('en', '2026-08-01')
    await finalBill(ended.accountId, dollars)
    const [credited] = await publishedBy(bench.world.context.pool, ended.accountId, async () => {
      await run()
      await run()
    })
    expect(credited).toMatchObject({ type: 'deposit.interest-credited', data: { amount: interest } })
    const money = (amount: number) => amount.toFixed(2)
    expect(await stateOf(ended)).toMatchObject({ deposit: status })
    const { lines, payments } = (await moneyOf(ended)) as Record<'lines' | 'payments', readonly string[]>
    expect(payments).toEqual([
      ...(applied === 0 ? [] : [`Bill Deposit ${money(applied)}`]),
      'Deposit Portal 200.00',
    ])
    expect(lines.slice(2)).toEqual([
      `Deposit_Interest ${money(-interest)} 0.00`,
      ...(applied === 0
        ? []
        : [`Payment ${money(-applied)} 0.00`, `Deposit_Applied 0.00 ${money(-applied)}`]),
    ])
    await takeQueued(bench, 'send-deposit-applied')
    const [mail, ...more] = await bench.runJobs()
    expect(more).toEqual([])
    expect(mail?.text).toContain(
      applied === 0
        ? `$${money(interest)} of your final bill from the interest of your deposit.`
        : `$${money(applied)} of your final bill from your deposit, and $${money(interest)} from its interest.`,
    )
    expect(mail?.text).toContain(`Left to pay on the bill: $${money(dollars - interest - applied)}.`)
    const [row] = await rowsOf(
      'select "Interest_Accrued__c"::float as accrued, "Interest_Credited__c"::float as credited from record."Deposit__c" where "Id" = $1',
      ended.depositId,
    )
    expect(row).toEqual({ accrued: 2.43, credited: interest })
  })

  it('interest of a year whose rate is not known is credited by nobody: the deposit pays', async () => {
    const ended = await endedService('en', '2026-08-01')
    await finalBill(ended.accountId)
    const services = { ...bench.services, depositRates: new Map<number, number>() }
    await settleDepositsWithService.run({ row: ended.depositId }, jobContext(services))
    expect(await moneyOf(ended)).toMatchObject({
      payments: ['Bill Deposit 120.50', 'Deposit Portal 200.00'],
    })
    const [row] = await rowsOf(
      'select "Interest_Accrued__c" as accrued, "Interest_Credited__c"::float as credited from record."Deposit__c" where "Id" = $1',
      ended.depositId,
    )
    expect(row).toEqual({ accrued: null, credited: 0 })
  })

  it('a payment of the final bill that is on its way is waited for, and what it leaves is paid', async () => {
    const ended = await endedService()
    const billId = await finalBill(ended.accountId)
    const paymentId = await create('Payment__c', {
      Account__c: ended.accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: 100,
      Payment_Date__c: '2026-11-20',
    })
    await run()
    expect(await stateOf(ended)).toMatchObject({ deposit: 'Paid', autopay: 'Active' })
    await update(paymentId, { Status__c: 'Settled', Settled_Date__c: '2026-11-20' })
    await run()
    expect(await stateOf(ended)).toMatchObject({ deposit: 'Refunding' })
    expect(await moneyOf(ended)).toMatchObject({
      payments: ['Bill Deposit 20.50', 'Bill Portal 100.00', 'Deposit Portal 200.00'],
    })
  })

  it('is settled once by processes that work on it at the same time', async () => {
    const ended = await endedService()
    await finalBill(ended.accountId, 600)
    const settleOnce = () =>
      settleDepositsWithService.run({ row: ended.depositId }, jobContext(bench.services))
    await Promise.all(Array.from({ length: 5 }, settleOnce))
    expect(await moneyOf(ended)).toMatchObject({
      payments: ['Bill Deposit 200.00', 'Deposit Portal 200.00'],
    })
  })

  it('waits for a payment of the bill that is being opened at that moment', async () => {
    const ended = await endedService()
    const billId = await finalBill(ended.accountId)
    let settled = Promise.resolve()
    await bench.world.context.engine.inOneTransaction(async (engine, connection) => {
      await lockBillsOf(connection, ended.accountId)
      settled = settleDepositsWithService.run({ row: ended.depositId }, jobContext(bench.services))
      await setTimeout(150)
      await engine.createRecord(bench.systemViewer, 'Payment__c', {
        fields: {
          Account__c: ended.accountId,
          Purpose__c: 'Bill',
          Bill__c: billId,
          Amount__c: 120.5,
          Fee__c: 0,
          Channel__c: 'Portal',
          Payment_Date__c: '2026-11-20',
        },
      })
    })
    await settled
    expect(await stateOf(ended)).toMatchObject({ deposit: 'Paid' })
  })

  it('a deposit of which a part was paid goes as well', async () => {
    const ended = await endedService()
    await rowsOf(
      `update record."Deposit__c" set "Required_Amount__c" = 300, "Status__c" = 'Part_Paid' where "Id" = $1`,
      ended.depositId,
    )
    await finalBill(ended.accountId, 250)
    await run()
    expect(await stateOf(ended)).toMatchObject({ deposit: 'Applied' })
    expect(await moneyOf(ended)).toMatchObject({
      bill: 'Open',
      payments: ['Bill Deposit 200.00', 'Deposit Portal 200.00'],
    })
  })

  it('a final bill that is paid ends AutoPay with a mail, and has the deposit refunded', async () => {
    const ended = await endedService()
    await pay(ended.accountId, await finalBill(ended.accountId))
    await run()
    expect(await stateOf(ended)).toEqual({ deposit: 'Refunding', autopay: 'Cancelled', cases: null })
    const queued = await rowsOf(
      `select j.payload->>'change' as change from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-autopay-changed' and j.payload->>'accountId' = $1`,
      ended.accountId,
    )
    expect(queued).toEqual([{ change: 'ended' }])
  })

  it('a final bill that leaves nothing to pay takes no interest: all that was earned stays to be paid out', async () => {
    const ended = await endedService('en', '2026-08-01')
    const billId = await finalBill(ended.accountId)
    await pay(ended.accountId, billId)
    const other = await endedService('en', '2026-08-01')
    await pay(other.accountId, await finalBill(other.accountId), 130)
    await run()
    for (const { depositId } of [ended, other]) {
      const rows = await rowsOf(
        `select "Status__c" as status, "Refund_Due_Date__c"::text as due, "Interest_Accrued__c"::float as accrued,
           "Interest_Credited__c"::float as credited from record."Deposit__c" where "Id" = $1`,
        depositId,
      )
      expect(rows).toEqual([{ status: 'Refunding', due: '2026-11-20', accrued: 2.43, credited: 0 }])
    }
    const mails = await rowsOf(
      `select 1 from graphile_worker._private_jobs where payload->>'depositId' in ($1, $2)`,
      ended.depositId,
      other.depositId,
    )
    expect(mails).toEqual([])
  })

  it('AutoPay waits for the set-off of the deposit, for two weeks at most, and then debits what is owed', async () => {
    const ended = await endedService('es')
    await finalBill(ended.accountId)
    const start = bench.world.context.now().getTime()
    const mails: { readonly to: string; readonly text: string }[] = []
    const days = async (count: number) => {
      bench.world.advance(start + count * 86_400_000 - bench.world.context.now().getTime())
      for (const jobName of ['plan-debits', 'debit-autopay', 'remind-of-past-due']) {
        bench.waiting.push({ jobName, payload: {} })
      }
      await bench.runJobs()
      for (const name of ['send-debit-notice', 'send-past-due']) await takeQueued(bench, name)
      mails.push(...(await bench.runJobs()))
      const [row] = await rowsOf(
        `select (select count(*)::int from payments.planned_debit where account_id = $1) as planned,
           (select count(*)::int from record."Payment__c" where "Account__c" = $1 and "Channel__c" = 'Autopay') as debits`,
        ended.accountId,
      )
      return row
    }
    expect(await days(0)).toEqual({ planned: 1, debits: 0 })
    expect(await days(11)).toEqual({ planned: 1, debits: 0 })
    expect(await days(24)).toEqual({ planned: 1, debits: 0 })
    // The notice names the most that it can be, and no reminder demands what the deposit may pay.
    const own = mails.filter(({ to }) => to === ended.email).map(({ text }) => text)
    expect(own).toEqual([expect.stringContaining('como máximo $')])
    expect(await days(25)).toEqual({ planned: 1, debits: 1 })
    bench.world.advance(start - bench.world.context.now().getTime())
  })

  it('AutoPay goes on while a cent of the final bill is owed', async () => {
    const ended = await endedService()
    await rowsOf(`update record."Deposit__c" set "Status__c" = 'Waived' where "Id" = $1`, ended.depositId)
    const billId = await finalBill(ended.accountId)
    await pay(ended.accountId, billId, 120.49)
    await run()
    expect(await stateOf(ended)).toMatchObject({ autopay: 'Active' })
    await pay(ended.accountId, billId, 0.01)
    await run()
    expect(await stateOf(ended)).toMatchObject({ autopay: 'Cancelled' })
  })

  it('AutoPay that is suspended ends as well', async () => {
    const ended = await endedService()
    await update(ended.autopayId, { Status__c: 'Suspended', Suspension_Reason__c: 'Returned_Payment' })
    await pay(ended.accountId, await finalBill(ended.accountId))
    await run()
    expect(await stateOf(ended)).toMatchObject({ autopay: 'Cancelled' })
  })

  it('what has ended meanwhile, or is no more, is left as it is', async () => {
    const ended = await endedService()
    await pay(ended.accountId, await finalBill(ended.accountId))
    await rowsOf(`update record."Deposit__c" set "Status__c" = 'Waived' where "Id" = $1`, ended.depositId)
    await rowsOf(`update record."Autopay__c" set "Status__c" = 'Cancelled' where "Id" = $1`, ended.autopayId)
    for (const row of [ended.depositId, 'a0a000000000009AAA']) {
      bench.waiting.push({ jobName: 'settle-deposits-with-service', payload: { row } })
    }
    for (const row of [ended.autopayId, 'a09000000000009AAA']) {
      bench.waiting.push({ jobName: 'end-autopay-with-service', payload: { row } })
    }
    await bench.runJobs()
    const payload = {
      depositId: 'a0a000000000009AAA',
      appliedCents: 1,
      interestCents: 0,
      owedCents: 0,
      restCents: 0,
    }
    bench.waiting.push({ jobName: 'send-deposit-applied', payload })
    expect(await bench.runJobs()).toEqual([])
    expect(await stateOf(ended)).toEqual({ deposit: 'Waived', autopay: 'Cancelled', cases: null })
  })

  it('AutoPay of a cancelled order ends without a final bill, which never comes', async () => {
    const ended = await endedService()
    await rowsOf(`update record."Account" set "Status__c" = 'Cancelled' where "Id" = $1`, ended.accountId)
    await run()
    expect(await stateOf(ended)).toMatchObject({ autopay: 'Cancelled' })
  })

  it('of an account with service nothing ends', async () => {
    const ended = await endedService()
    await rowsOf(`update record."Account" set "Status__c" = 'Active' where "Id" = $1`, ended.accountId)
    await pay(ended.accountId, await finalBill(ended.accountId))
    await run()
    expect(await stateOf(ended)).toEqual({ deposit: 'Paid', autopay: 'Active', cases: null })
  })
})

import { setTimeout } from 'node:timers/promises'
import { PaymentsFailure } from '@porchlight/providers/payments'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  admin,
  advisor,
  openRefundsWorld,
  type RefundsWorld,
  supervisor,
} from '../../../../tests/payments/refunds-world'
import { jobs } from '../../../jobs'
import { jobContext } from '../../../testing/job-context'
import { lockBillsOf } from '../lock-payable'
import { reportLateRefund, sendRefund } from './send-refund'

let bench: RefundsWorld

beforeAll(async () => {
  bench = await openRefundsWorld()
})
afterAll(() => bench.close())
afterEach(() => {
  bench.processor.faults.mood = 'well'
})

describe('at the same time', () => {
  it('two advisors refund one credit once', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    const other = await bench.paid(accountId, 80)
    // One bill leaves a credit of $80.00 of the two payments.
    await bench.issueBill(accountId, { charges: 80, payments: 160 })
    expect((await bench.moneyOf(accountId)).credit).toBe(80)
    const answers = await Promise.all(
      [paymentId, other, paymentId, other].map((id, index) =>
        bench.request(index % 2 === 0 ? advisor : supervisor, id, { amount: '80' }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    await bench.sendNow()
    const refunded = [await bench.atProcessor(paymentId), await bench.atProcessor(other)]
    expect(refunded.reduce((sum, row) => sum + (row?.refunded ?? 0), 0)).toBe(8_000)
    expect(await bench.moneyOf(accountId)).toMatchObject({ credit: 0, owed: 0, reserved: 0 })
  })

  it('what is to go back of one payment is not refunded of it again, and does not hold up another', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    const other = await bench.paid(accountId, 80)
    bench.processor.faults.mood = 'down'
    expect((await bench.request(advisor, paymentId, { amount: '50', offered: 80 })).status).toBe(200)
    const more = (id: string, amount: string, offered: number) =>
      bench.request(advisor, id, { amount, offered })
    expect((await more(paymentId, '40', 80)).status).toBe(409)
    expect((await more(paymentId, '30', 30)).status).toBe(200)
    expect((await more(paymentId, '1', 1)).status).toBe(409)
    expect((await more(other, '80', 80)).status).toBe(200)
    expect(await bench.moneyOf(accountId)).toMatchObject({ reserved: 160 })
    bench.processor.faults.mood = 'well'
    await expect
      .poll(async () => {
        await bench.tryAgainNow()
        return bench.moneyOf(accountId)
      })
      .toMatchObject({ credit: 0, owed: 0, reserved: 0 })
  })

  it('a request that is repeated after its answer was lost refunds nothing more', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    const first = await bench.request(advisor, paymentId)
    const again = await bench.request(advisor, paymentId)
    await bench.sendNow()
    const later = await bench.request(advisor, paymentId)
    expect([first.status, again.status, later.status]).toEqual([200, 409, 409])
    expect(await bench.refundsOf(accountId)).toHaveLength(1)
  })
})

describe('a refund that cannot be sent', () => {
  it('because the processor refuses frees its money, opens a case and shows in the panel', async () => {
    const { accountId, paymentId, email } = await bench.paidCustomer(80)
    await bench.rows(`update demo_processor.payment set state = 'failed' where key = $1`, [paymentId])
    const before = (await bench.mailsTo(email)).length
    await bench.request(advisor, paymentId)
    await bench.sendNow()
    const money = await bench.moneyOf(accountId)
    expect(money).toMatchObject({ credit: 80, reserved: 0 })
    expect(money.refunds).toMatchObject([{ status: 'Failed', failure: 'Refused', amount: 40 }])
    const cases = await bench.casesOf(accountId)
    expect(cases).toHaveLength(1)
    expect(['We could not send your refund', 'No pudimos enviar su reembolso']).toContain(cases[0]?.subject)
    const mails = await bench.mailsTo(email)
    expect(mails.slice(before).filter(({ text }) => text.includes('$40.00'))).toEqual([])
  })

  it('because the processor is away keeps its money reserved, and is sent once when it is back', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    // The processor does it, and its answer is lost.
    bench.processor.faults.mood = 'forgetful'
    await bench.request(advisor, paymentId)
    await bench.sendNow()
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Sending' }])
    // A bill takes the credit. Whether the money went back, only the processor knows by now.
    await bench.issueBill(accountId, { charges: 80, payments: 80 })
    bench.processor.faults.mood = 'well'
    await bench.tryAgainNow()
    expect(await bench.atProcessor(paymentId)).toEqual({ state: 'paid', refunded: 4_000, refunds: 1 })
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Refunded' }])
    expect(await bench.casesOf(accountId)).toEqual([])
  })

  it('because the processor is silent to the last attempt has a case, once, and still goes out later', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    bench.processor.faults.mood = 'down'
    await bench.request(advisor, paymentId)
    await bench.sendNow()
    expect(await bench.casesOf(accountId)).toEqual([])
    const [refund] = await bench.rows<{ id: string; number: string }>(
      'select "Id" as id, "Name" as number from record."Refund__c" where "Account__c" = $1',
      [accountId],
    )
    const sendRefund = jobs.find(({ name }) => name === 'send-refund')
    const alarms: unknown[] = []
    const alarm = (...given: unknown[]) => void alarms.push(given)
    const services = { ...bench.world.context, alarm } as unknown as PortalJobServices
    const attempt = (isLastAttempt: boolean) =>
      sendRefund?.run({ refundId: refund?.id ?? '' }, jobContext(services, { isLastAttempt }))
    await expect(attempt(false)).rejects.toThrow(PaymentsFailure)
    expect(await bench.casesOf(accountId)).toEqual([])
    for (const isLast of [true, true]) await expect(attempt(isLast)).rejects.toThrow(PaymentsFailure)
    expect(alarms).toEqual([['refund-late', { refund: refund?.number }]])
    const [late, ...more] = await bench.casesOf(accountId)
    expect(['Your refund takes longer than usual', 'Su reembolso tarda más de lo normal']).toContain(
      late?.subject,
    )
    expect(more).toEqual([])
    const [stored] = await bench.rows<{ description: string; priority: string }>(
      'select "Description" as description, "Priority" as priority from record."Case" where "AccountId" = $1',
      [accountId],
    )
    expect(stored).toMatchObject({
      description: expect.stringContaining(refund?.number ?? '?'),
      priority: 'High',
    })
    bench.processor.faults.mood = 'well'
    bench.world.advance(86_400_000)
    await bench.sendNow()
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Refunded' }])
    await bench.rows(`delete from jobs.job_effect where key = $1`, [`late refund ${refund?.id}`])
    await reportLateRefund(services, refund?.id ?? '')
    expect([alarms.length, await bench.casesOf(accountId)]).toEqual([1, [late]])
    bench.world.advance(-86_400_000)
  })

  it('because the payment was returned while it waited is not sent, and the case says so', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(150)
    const { body } = await bench.request(advisor, paymentId, { amount: '150', offered: 150 })
    const { engine, systemViewer } = bench.world.context
    await engine.updateRecord(systemViewer, paymentId, {
      fields: { Status__c: 'Returned', Returned_Date__c: '2026-11-20', Return_Reason__c: 'Not_Authorized' },
    })
    expect((await bench.decide(admin, 'Approve', body.refundId)).status).toBe(201)
    await bench.sendNow()
    expect(await bench.atProcessor(paymentId)).toMatchObject({ refunds: 0 })
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Failed', failure: 'Payment_Gone' }])
    expect(await bench.casesOf(accountId)).toHaveLength(1)
  })

  it('because nobody has approved it, because it is over or because it never was, is not sent', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(150)
    const { body } = await bench.request(advisor, paymentId, { amount: '150', offered: 150 })
    const parts = bench.world.context
    for (const refundId of [body.refundId, 'a0j000000000009AAA']) await sendRefund(parts, refundId)
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Waiting' }])
    expect((await bench.decide(admin, 'Decline', body.refundId, { Decision_Note__c: 'No.' })).status).toBe(
      201,
    )
    await sendRefund(parts, body.refundId)
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Declined' }])
    expect(await bench.atProcessor(paymentId)).toMatchObject({ refunds: 0 })
  })

  it('because a bill takes its credit at that moment is not sent', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(150)
    const { body } = await bench.request(advisor, paymentId, { amount: '150', offered: 150 })
    // Approved, and not taken up by a job.
    await bench.rows(`update record."Refund__c" set "Status__c" = 'Sending' where "Id" = $1`, [body.refundId])
    const parts = bench.world.context
    let sent = Promise.resolve()
    await parts.engine.inOneTransaction(async (engine, connection) => {
      await lockBillsOf(connection, accountId)
      sent = sendRefund(parts, body.refundId)
      await setTimeout(150)
      await bench.issueBill(accountId, { charges: 150, payments: 150 }, engine)
    })
    await sent
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Failed', failure: 'Credit_Used' }])
    expect(await bench.atProcessor(paymentId)).toMatchObject({ refunds: 0 })
  })

  it('twice: an attempt that is refused after another was made leaves it refunded', async () => {
    const { accountId, paymentId } = await bench.paidCustomer(80)
    bench.processor.faults.mood = 'down'
    const { body } = await bench.request(advisor, paymentId)
    bench.processor.faults.mood = 'well'
    const parts = bench.world.context
    const refuse = async () => {
      await sendRefund(parts, body.refundId)
      throw new PaymentsFailure('refused', 'It has been refunded.')
    }
    await sendRefund({ ...parts, payments: { ...parts.payments, refundPayment: refuse } }, body.refundId)
    expect(await bench.refundsOf(accountId)).toMatchObject([{ status: 'Refunded', failure: null }])
    expect(await bench.atProcessor(paymentId)).toMatchObject({ refunds: 1, refunded: 4_000 })
  })
})

import type { BrandKey } from '@porchlight/brands'
import { brandKeys, brandOf } from '@porchlight/brands'
import type { OutgoingMail } from '@porchlight/providers/mail'
import type { PaymentState } from '@porchlight/providers/payments'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseMails } from '../../customers/operations/mail/mail-choice'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { takeQueued } from '../../testing/take-queued'
import { handlePaymentEvent } from './handle-payment-event'

let bench: MethodBench
let bills = 0
let events = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })

/** A payment of $88.40 that waits, of a customer of its own: towards a bill, or towards a deposit. */
async function newPayment(
  purpose: 'Bill' | 'Deposit' = 'Bill',
  options: Parameters<typeof createCustomer>[1] & {
    readonly channel?: 'Portal' | 'Autopay'
    /** What the bill or deposit requests, in dollars. */
    readonly required?: number
  } = {},
) {
  const customer = await createCustomer(bench, options)
  const { required = 88.4 } = options
  bills += 1
  const subjectId =
    purpose === 'Bill'
      ? await write('Bill__c', {
          Name: `B-mails-${bills}`,
          Account__c: customer.accountId,
          Bill_Date__c: '2026-11-02',
          Due_Date__c: '2026-11-30',
          Period_Start__c: '2026-10-01',
          Period_End__c: '2026-10-31',
          Opening_Balance__c: 0,
          Charges__c: required,
          Payments__c: 0,
          Closing_Balance__c: required,
        })
      : await write('Deposit__c', {
          Account__c: customer.accountId,
          Required_Amount__c: required,
          Cap_Amount__c: 405.5,
          Paid_Amount__c: 0,
          Due_Date__c: '2026-12-01',
        })
  const paymentId = await write('Payment__c', {
    Account__c: customer.accountId,
    Purpose__c: purpose,
    [purpose === 'Bill' ? 'Bill__c' : 'Deposit__c']: subjectId,
    Amount__c: 88.4,
    Fee__c: 0,
    Channel__c: options.channel ?? 'Portal',
    Payment_Date__c: '2026-11-20',
  })
  const { rows } = await bench.world.context.pool.query<{ number: string }>(
    'select "Name" as number from record."Payment__c" where "Id" = $1',
    [paymentId],
  )
  return { ...customer, subjectId, paymentId, number: rows[0]?.number ?? '' }
}

const jobNames = [
  'send-payment-receipt',
  'send-payment-returned',
  'send-payment-regained',
  'send-debit-failed',
  'send-debit-regained',
]

/** Takes what the processor reports, twice, and gives each mail that follows once. */
async function report(paymentId: string, ...states: readonly PaymentState[]): Promise<OutgoingMail[]> {
  for (const state of states) {
    events += 1
    const isPageOnly = state === 'open' || state === 'cancelled'
    const payment = {
      reference: `pay_${paymentId}`,
      idempotencyKey: paymentId,
      amountCents: 8_840,
      currency: 'usd',
      state,
      refundedCents: state === 'refunded' ? 8_840 : 0,
      reason: state === 'returned' || state === 'declined' ? 'insufficientFunds' : null,
      method: isPageOnly ? null : 'bank',
      lastFour: isPageOnly ? null : '6789',
    } as const
    for (const eventId of [`evt_mails_${events}`, `evt_mails_${events}`, `evt_mails_${events}_again`]) {
      await handlePaymentEvent(
        { ...bench.world.context, systemViewer: bench.systemViewer },
        { eventId, payment },
      )
    }
  }
  for (const jobName of jobNames) await takeQueued(bench, jobName)
  const mails = await bench.runJobs({ attempts: 2 })
  return [...new Map(mails.map((mail) => [mail.idempotencyKey, mail])).values()]
}

describe('a payment that is received', () => {
  it.each(
    brandKeys.flatMap((brand): [BrandKey, 'en' | 'es'][] => [
      [brand, 'en'],
      [brand, 'es'],
    ]),
  )(
    'is confirmed by mail of %s in %s with its amount and its confirmation number',
    async (brand, language) => {
      const payment = await newPayment('Bill', { brand, language })
      const [mail, ...more] = await report(payment.paymentId, 'processing', 'paid')
      expect(more).toEqual([])
      const name = brandOf(brand).names.displayName
      expect(mail?.text).toContain(
        language === 'en'
          ? `${name} received $88.40 for your account. The payment confirmation number is ${payment.number}.`
          : `${name} recibió $88.40 para su cuenta. El número de confirmación del pago es ${payment.number}.`,
      )
      const page = language === 'en' ? '' : '/es'
      expect(mail?.text).toContain(`https://${brand}.example.com${page}/bills/${payment.subjectId}`)
    },
  )

  it('is confirmed to the address of the account’s customer alone, also when a guest paid', async () => {
    const payment = await newPayment()
    const [mail] = await report(payment.paymentId, 'paid')
    expect(mail?.to).toBe(payment.email)
    const withoutAddress = await newPayment('Bill', { email: null })
    expect(await report(withoutAddress.paymentId, 'paid')).toEqual([])
  })

  it('of a deposit is confirmed with the way to the order, which needs no login', async () => {
    const { paymentId } = await newPayment('Deposit')
    const [mail] = await report(paymentId, 'paid')
    expect(mail?.text).toContain('received $88.40')
    expect(mail?.text).toContain('https://first.example.com/enrollment-status\n')
  })

  it('is not confirmed by mail to whoever turned receipts off, but for a deposit; that it was returned is', async () => {
    const towards = async (purpose: 'Bill' | 'Deposit') => {
      const payment = await newPayment(purpose)
      await chooseMails(bench.services, payment.contactId, { receipts: false }, bench.services.now())
      return payment.paymentId
    }
    const [bill, deposit] = [await towards('Bill'), await towards('Deposit')]
    expect(await report(bill, 'processing', 'paid')).toEqual([])
    expect((await report(bill, 'returned'))[0]?.subject).toBe('Your Northlamp payment was returned')
    expect((await report(deposit, 'processing', 'paid'))[0]?.text).toContain('received $88.40')
  })

  it('by AutoPay is confirmed as well', async () => {
    const { paymentId } = await newPayment('Bill', { channel: 'Autopay' })
    const [mail, ...more] = await report(paymentId, 'processing', 'paid')
    expect(more).toEqual([])
    expect(mail?.text).toContain('received $88.40')
  })

  it.each([
    ['Bill', 'You do not need to do anything.', 88.4],
    ['Deposit', 'You do not need to do anything.', 88.4],
    ['Bill', '$11.60 is left to pay.', 100],
    ['Deposit', '$11.60 is left to pay.', 100],
  ] as const)('towards a %s is confirmed: %s', async (purpose, next, required) => {
    const { paymentId } = await newPayment(purpose, { required })
    const [mail] = await report(paymentId, 'paid')
    expect(mail?.text).toContain(next)
  })

  it('is confirmed although it was refunded before the receipt went out', async () => {
    const { paymentId } = await newPayment()
    const [mail, ...more] = await report(paymentId, 'processing', 'paid', 'refunded')
    expect(more).toEqual([])
    expect(mail?.text).toContain('received $88.40')
  })

  it('is confirmed once, and never while it waits', async () => {
    const { paymentId } = await newPayment()
    expect(await report(paymentId, 'open', 'processing')).toEqual([])
    expect(await report(paymentId, 'paid', 'paid')).toHaveLength(1)
    expect(await report(paymentId, 'processing', 'paid')).toEqual([])
  })
})

describe('a payment that is not received', () => {
  it.each(['en', 'es'] as const)('because it was returned is due again, in %s', async (language) => {
    const { paymentId, subjectId, number, email } = await newPayment('Bill', { language })
    await report(paymentId, 'paid')
    const [mail, ...more] = await report(paymentId, 'returned')
    expect(more).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.text).toContain(
      language === 'en'
        ? `did not pay Northlamp the $88.40 of payment ${number}.\n\n$88.40 is left to pay.`
        : `no pagó a Northlamp los $88.40 del pago ${number}.\n\nLe falta pagar $88.40.`,
    )
    expect(mail?.text).toContain(`${language === 'es' ? '/es' : ''}/bills/${subjectId}/pay\n`)
  })

  it.each([
    ['Portal', 'Nothing is owed for it, so you do not need to pay it again.'],
    ['Autopay', 'You do not owe anything now.'],
  ] as const)('by %s and is not owed any more is not requested again', async (channel, next) => {
    const { accountId, subjectId, paymentId } = await newPayment('Bill', { channel })
    await report(paymentId, 'paid')
    // The bill is paid twice, and one payment is returned.
    await write('Payment__c', {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Bill__c: subjectId,
      Amount__c: 88.4,
      Fee__c: 0,
      Status__c: 'Settled',
      Payment_Date__c: '2026-11-20',
      Settled_Date__c: '2026-11-20',
    })
    const [mail, ...more] = await report(paymentId, 'returned')
    expect(more).toEqual([])
    expect(mail?.text).toContain(next)
    expect(mail?.text).not.toContain('/pay')
  })

  it('because it was returned before the receipt went out is not confirmed', async () => {
    const { paymentId } = await newPayment()
    const mails = await report(paymentId, 'processing', 'paid', 'returned')
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Northlamp payment was returned'])
  })

  it('of a deposit leads back to the order', async () => {
    const { paymentId } = await newPayment('Deposit')
    const [mail] = await report(paymentId, 'processing', 'returned')
    expect(mail?.text).toContain('https://first.example.com/enrollment-status\n')
  })

  it('although it was on its way is reported, and one that is declined on the page is not', async () => {
    const [promised, declined, left] = [await newPayment(), await newPayment(), await newPayment()]
    expect(await report(promised.paymentId, 'processing', 'failed')).toHaveLength(1)
    expect(await report(declined.paymentId, 'declined')).toEqual([])
    expect(await report(left.paymentId, 'open', 'cancelled')).toEqual([])
  })

  it('and then is after all says that nothing is to be paid again', async () => {
    const { paymentId, number } = await newPayment()
    await report(paymentId, 'paid', 'returned')
    const [mail, ...more] = await report(paymentId, 'regained')
    expect(more).toEqual([])
    expect(mail?.text).toContain(`returned payment ${number} of $88.40. Northlamp has received it again.`)
    const neverReturned = await newPayment()
    await report(neverReturned.paymentId, 'paid')
    expect(await report(neverReturned.paymentId, 'regained')).toEqual([])
  })

  it('of AutoPay has mails of its own', async () => {
    const { paymentId } = await newPayment('Bill', { channel: 'Autopay' })
    const [failed, ...more] = await report(paymentId, 'processing', 'returned')
    expect([failed?.text.includes('AutoPay'), more]).toEqual([true, []])
    const [regained] = await report(paymentId, 'regained')
    expect(regained?.text).toContain('The AutoPay debit of $88.40')
  })
})

it('there is no mail about money of a payment that is not there', async () => {
  const payload = { paymentId: 'a07000000000009AAA', refundedCents: 100 }
  bench.waiting.push({ jobName: 'send-payment-refunded', payload })
  expect(await bench.runJobs()).toEqual([])
})

it('where payments are switched off a payment that waits is left alone', async () => {
  const { paymentId } = await newPayment()
  await bench.world.context.engine.updateRecord(bench.systemViewer, paymentId, {
    fields: { Processor_Reference__c: 'of another time' },
  })
  bench.waiting.push({ jobName: 'follow-payment', payload: { paymentId, round: 1 } })
  expect(await bench.runJobs()).toEqual([])
  const { rows } = await bench.world.context.pool.query(
    'select "Status__c" as status from record."Payment__c" where "Id" = $1',
    [paymentId],
  )
  expect(rows).toEqual([{ status: 'Pending' }])
})

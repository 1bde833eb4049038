import type { OutgoingMail } from '@porchlight/providers/mail'
import { read } from '@porchlight/server-methods/records/read'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { billReady } from '../../../bills/mails/bill-ready/mail'
import { paymentReceipt } from '../../../payments/mails/payment-receipt/mail'
import { paymentReturned } from '../../../payments/mails/payment-returned/mail'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'
import { mailGroupFields } from '../../facts/mail-groups'
import { contactObject } from '../../objects/contact/object'
import { choiceOf, choiceSubject, chooseMails, readMailChoice } from './mail-choice'
import { mailCustomer } from './mail-customer'

let bench: MethodBench
let jobs = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
afterEach(async () => {
  await bench.world.context.pool.query('delete from record."Sent_Message__c"')
})
afterAll(() => bench.close())

/** Mails a receipt, and gives what went out. */
async function sendReceipt(
  { accountId }: NewCustomer,
  options: { readonly isRequired?: boolean; readonly jobId?: string } = {},
): Promise<readonly OutgoingMail[]> {
  const before = bench.mails.length
  jobs += 1
  const { isRequired = false, jobId = `choice-${jobs}` } = options
  const values = () => ({ amount: '$12.00', number: 'P-1' })
  const mail = { accountId, path: '/bills', values, isRequired }
  await mailCustomer(bench.services, jobId, paymentReceipt, mail)
  return bench.mails.slice(before)
}

const choose = ({ contactId }: NewCustomer, chosen: Parameters<typeof chooseMails>[2]) =>
  chooseMails(bench.services, contactId, chosen, bench.services.now())

const messagesOf = async ({ contactId }: NewCustomer) =>
  (
    await bench.world.context.pool.query<{ kind: string; outcome: string }>(
      'select "Message_Kind__c" as kind, "Outcome__c" as outcome from record."Sent_Message__c" where "Contact__c" = $1',
      [contactId],
    )
  ).rows

const tokenOf = (mail: OutgoingMail | undefined) => /link=([\w-]{43})$/.exec(mail?.unsubscribe ?? '')?.[1]

describe('a mail that can be turned off', () => {
  it.each([
    ['en', 'Choose which emails you get:', 'https://second.example.com'],
    ['es', 'Elija qué correos recibe:', 'https://second.example.com/es'],
  ] as const)('comes in %s with the way to the choice and the link of a mail program', async (...given) => {
    const [language, words, address] = given
    const customer = await createCustomer(bench, { brand: 'second', language })
    const [mail] = await sendReceipt(customer)
    expect(mail?.text.endsWith(`${words}\n${address}/profile/email-preferences`)).toBe(true)
    expect(mail?.html).toContain(`href="${address}/profile/email-preferences"`)
    expect(mail?.unsubscribe?.startsWith(`${address}/unsubscribe?link=`)).toBe(true)
    const said = `${mail?.unsubscribe}${mail?.text}`
    expect(said).not.toContain(customer.contactId)
    expect(await messagesOf(customer)).toEqual([{ kind: 'payment-receipt', outcome: 'Sent' }])
  })

  it('has one link for all mails of its group, which another customer’s is not', async () => {
    const [customer, other] = [await createCustomer(bench), await createCustomer(bench)]
    const [first] = await sendReceipt(customer)
    bench.world.advance(86_400_000)
    const [second] = await sendReceipt(customer)
    expect(tokenOf(first)).toBeDefined()
    expect(tokenOf(second)).toBe(tokenOf(first))
    expect(tokenOf((await sendReceipt(other))[0])).not.toBe(tokenOf(first))
  })

  it('does not go out once it is turned off, which is recorded once, and goes out again', async () => {
    const customer = await createCustomer(bench)
    expect(await choose(customer, { receipts: false })).toBe(true)
    expect(await sendReceipt(customer, { jobId: 'twice' })).toEqual([])
    expect(await sendReceipt(customer, { jobId: 'twice' })).toEqual([])
    expect(await messagesOf(customer)).toEqual([{ kind: 'payment-receipt', outcome: 'Withheld' }])
    await choose(customer, { receipts: true })
    expect(await sendReceipt(customer, { jobId: 'twice' })).toHaveLength(1)
    expect(await messagesOf(customer)).toEqual([{ kind: 'payment-receipt', outcome: 'Sent' }])
  })

  it('is decided when it goes out, not when it was queued', async () => {
    const customer = await createCustomer(bench)
    const { engine } = bench.world.context
    const { accountId: Account__c } = customer
    const paid = { Purpose__c: 'Bill', Amount__c: 20, Fee__c: 0, Channel__c: 'Portal' }
    const paymentId = await engine.createRecord(bench.systemViewer, 'Payment__c', {
      fields: { ...paid, Account__c, Payment_Date__c: '2026-11-16' },
    })
    await engine.updateRecord(bench.systemViewer, paymentId, {
      fields: { Status__c: 'Settled', Settled_Date__c: '2026-11-17' },
    })
    bench.waiting.push({ jobName: 'send-payment-receipt', payload: { paymentId } })
    await choose(customer, { receipts: false })
    expect(await bench.runJobs()).toEqual([])
    expect(await messagesOf(customer)).toEqual([{ kind: 'payment-receipt', outcome: 'Withheld' }])
  })

  it('comes in any case where it is required, with nothing to turn it off by', async () => {
    const customer = await createCustomer(bench)
    await choose(customer, { receipts: false })
    const [mail] = await sendReceipt(customer, { isRequired: true })
    expect(mail?.unsubscribe).toBeNull()
    expect(mail?.text).not.toContain('email-preferences')
  })

  it('of a group that nobody has unless they chose it is not recorded as missing', async () => {
    const customer = await createCustomer(bench)
    const { accountId } = customer
    const values = () => ({ amount: '$1.00', date: 'today' })
    const before = bench.mails.length
    await mailCustomer(bench.services, 'bill 1', billReady, { accountId, path: '/bills', values })
    expect(bench.mails.length).toBe(before)
    expect(await messagesOf(customer)).toEqual([])
  })
})

it('a mail that always comes does so whatever was chosen, and cannot be turned off', async () => {
  const customer = await createCustomer(bench)
  const { accountId } = customer
  await choose(customer, { bills: false, receipts: false, orders: false })
  const values = () => ({ amount: '$12.00', number: 'P-1', left: '$12.00' })
  await mailCustomer(bench.services, 'returned', paymentReturned, { accountId, path: '/bills', values })
  expect(bench.mails.at(-1)).toMatchObject({ to: customer.email, unsubscribe: null })
  expect(bench.mails.at(-1)?.text).not.toContain('email-preferences')
})

describe('what a customer chose', () => {
  it('is what is usual at first, and remembers since when it is otherwise', async () => {
    const customer = await createCustomer(bench)
    const { contactId } = customer
    expect(await readMailChoice(bench.services, contactId)).toEqual({
      bills: false,
      receipts: true,
      orders: true,
      offers: true,
    })
    expect(await choose(customer, { bills: true, receipts: false })).toBe(true)
    const fields = () =>
      read(bench.services.engine, bench.systemViewer, contactObject, contactId, mailGroupFields)
    const since = bench.services.now().toISOString()
    const chosen = {
      Bill_Emails_On_Since__c: since,
      Receipt_Emails_Off_Since__c: since,
      Order_Emails_Off_Since__c: null,
    }
    expect(await fields()).toMatchObject(chosen)
    bench.world.advance(60_000)
    expect(await choose(customer, { bills: true, receipts: false, orders: true })).toBe(false)
    expect(await fields()).toMatchObject(chosen)
    expect(await choose(customer, { bills: false, receipts: true })).toBe(true)
    expect(await fields()).toMatchObject({
      Bill_Emails_On_Since__c: null,
      Receipt_Emails_Off_Since__c: null,
      Order_Emails_Off_Since__c: null,
    })
  })

  it('is nobody’s where there is no such contact', async () => {
    const nobody = '003000000000000AAA'
    expect(await readMailChoice(bench.services, nobody)).toBeNull()
    expect(await chooseMails(bench.services, nobody, { receipts: false }, bench.services.now())).toBe(false)
  })

  it('is named by the subject of its link, and by no other', () => {
    const contactId = '003000000000001AAA'
    expect(choiceOf(choiceSubject(contactId, 'orders'))).toEqual({ contactId, group: 'orders' })
    for (const other of ['', contactId, `${contactId} toString`, 'nobody']) expect(choiceOf(other)).toBeNull()
  })
})

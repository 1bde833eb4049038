import type { BrandKey } from '@porchlight/brands'
import { brandKeys, brandOf } from '@porchlight/brands'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chooseMails } from '../../customers/operations/mail/mail-choice'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../testing/new-customer'
import { storedCard } from '../../testing/stored-card'
import { takeQueued } from '../../testing/take-queued'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
beforeEach(() => {
  bench.waiting.splice(0)
})
afterAll(() => bench.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })
const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

async function paperlessCustomer(options: Parameters<typeof createCustomer>[1] = {}) {
  const customer = await createCustomer(bench, options)
  await change(customer.accountId, { Paperless__c: true })
  return customer
}

/** A bill of $104.30 as billing has it. Today is November 20, 2026. */
const bill = ({ accountNumber }: NewCustomer, changes: object = {}) => ({
  kind: 'bill',
  billNumber: `${accountNumber}-202611`,
  accountNumber,
  billDate: '2026-11-19',
  dueDate: '2026-12-07',
  periodStart: '2026-10-18',
  periodEnd: '2026-11-17',
  opening: 0,
  charges: 104.3,
  payments: 0,
  closing: 104.3,
  status: 'Open',
  isEstimated: false,
  isFinal: false,
  lines: [{ type: 'Energy', chargedBy: 'Provider', amount: 104.3, quantity: null, unit: null, rate: null }],
  usage: null,
  ...changes,
})

/** Takes what billing has, and gives the mails that follow from it. */
async function take(...changes: readonly object[]) {
  await bench.billing.note(changes)
  bench.waiting.push({ jobName: 'import-billing', payload: {} })
  await bench.runJobs()
  await takeQueued(bench, 'send-bill-ready')
  return bench.runJobs({ attempts: 2 })
}

/** What was mailed, each message once: what is sent again has the same key. */
const onlyOnce = (mails: MethodBench['mails']) => [
  ...new Map(mails.map((mail) => [mail.idempotencyKey, mail])).values(),
]

async function authorizeAutopay({ accountId, contactId }: NewCustomer, status: 'Active' | 'Suspended') {
  const method = await write('Payment_Method__c', storedCard(contactId))
  const autopay = await write('Autopay__c', {
    Account__c: accountId,
    Payment_Method__c: method,
    Start_Date__c: '2026-10-01',
  })
  if (status === 'Suspended') {
    await change(autopay, { Status__c: status, Suspension_Reason__c: 'Returned_Payment' })
  }
}

/** The days of the debits that are planned for a customer. */
async function debitDaysOf({ accountId }: NewCustomer): Promise<readonly string[]> {
  const { rows } = await bench.world.context.pool.query<{ day: string }>(
    `select to_char(debit_date, 'YYYY-MM-DD') as day from payments.planned_debit where account_id = $1`,
    [accountId],
  )
  return rows.map(({ day }) => day)
}

describe('a new bill', () => {
  it.each(
    brandKeys.flatMap((brand): [BrandKey, 'en' | 'es'][] => [
      [brand, 'en'],
      [brand, 'es'],
    ]),
  )(
    'of %s is announced in %s by mail with its amount, its due date and its page',
    async (brand, language) => {
      const customer = await paperlessCustomer({ brand, language })
      const [mail, ...more] = onlyOnce(await take(bill(customer)))
      expect(more).toEqual([])
      expect(mail?.to).toBe(customer.email)
      expect(mail?.from.name).toBe(brand)
      const name = brandOf(brand).names.displayName
      expect(mail?.text).toContain(
        language === 'en'
          ? `$104.30 is due to ${name} on December 7, 2026.`
          : `Debe pagar $104.30 a ${name} a más tardar el 7 de diciembre de 2026.`,
      )
      const page = language === 'en' ? '/bills/' : '/es/bills/'
      expect(mail?.text).toMatch(new RegExp(`https://${brand}\\.example\\.com${page}a04\\w{15}\n`))
    },
  )

  it('is announced once, however often billing sends it and whatever is paid of it', async () => {
    const customer = await paperlessCustomer()
    expect(onlyOnce(await take(bill(customer), bill(customer)))).toHaveLength(1)
    expect(await take(bill(customer), bill(customer, { payments: 4.3, closing: 100 }))).toEqual([])
  })

  it('is announced with what is left to pay of it', async () => {
    const customer = await paperlessCustomer()
    const mails = await take(bill(customer), bill(customer, { payments: 4.3, closing: 100 }))
    expect(onlyOnce(mails)[0]?.text).toContain('$100.00 is due')
  })

  it('of a customer who gets paper is not mailed, nor one that could not be taken', async () => {
    const onPaper = await createCustomer(bench)
    const paperless = await paperlessCustomer()
    expect(await take(bill(onPaper), bill(paperless, { charges: 90 }))).toEqual([])
  })

  it('is mailed in addition to paper to whoever chose it, with the way out, until they choose otherwise', async () => {
    const customer = await createCustomer(bench)
    const { contactId } = customer
    await chooseMails(bench.services, contactId, { bills: true }, bench.services.now())
    const [mail, ...more] = onlyOnce(await take(bill(customer)))
    expect(more).toEqual([])
    expect([mail?.to, mail?.subject]).toEqual([customer.email, 'Your Northlamp bill is ready'])
    expect(mail?.text).toContain('You chose to hear of new bills by email.')
    expect(mail?.text).toContain('/profile/email-preferences')
    expect(mail?.unsubscribe).toContain('/unsubscribe?link=')
    await chooseMails(bench.services, contactId, { bills: false }, bench.services.now())
    expect(await take(bill(customer, { billNumber: `${customer.accountNumber}-202612` }))).toEqual([])
  })

  it('comes by mail to a paperless customer whatever they chose, and cannot be turned off', async () => {
    const customer = await createCustomer(bench)
    await chooseMails(bench.services, customer.contactId, { bills: true }, bench.services.now())
    await chooseMails(bench.services, customer.contactId, { bills: false }, bench.services.now())
    await change(customer.accountId, { Paperless__c: true })
    const [mail] = await take(bill(customer))
    expect(mail).toMatchObject({ to: customer.email, unsubscribe: null })
    expect(mail?.text).not.toContain('/profile/email-preferences')
    await change(customer.accountId, { Paperless__c: false })
    expect(await take(bill(customer, { billNumber: `${customer.accountNumber}-202612` }))).toEqual([])
  })

  it('that AutoPay pays is announced with the day of the debit, and demands nothing', async () => {
    for (const language of ['en', 'es'] as const) {
      const customer = await paperlessCustomer({ language })
      await authorizeAutopay(customer, 'Active')
      const [mail, ...more] = onlyOnce(await take(bill(customer)))
      expect(more).toEqual([])
      expect(mail?.text).toContain(
        language === 'en'
          ? 'It comes to $104.30 and is due on December 7, 2026. AutoPay debits it on December 7, 2026.'
          : 'Es de $104.30 y vence el 7 de diciembre de 2026. El pago automático la debita el 7 de diciembre de 2026.',
      )
      expect(mail?.text).toContain(language === 'en' ? 'You do not need to pay' : 'No tiene que pagarla')
      expect(await debitDaysOf(customer)).toEqual(['2026-12-07'])
    }
  })

  it('that AutoPay pays is planned at once for whoever gets paper, without a mail about the bill', async () => {
    const customer = await createCustomer(bench)
    await authorizeAutopay(customer, 'Active')
    expect(await take(bill(customer))).toEqual([])
    expect(await debitDaysOf(customer)).toEqual(['2026-12-07'])
  })

  it('whose debit needs its ten days is announced with the later day', async () => {
    const customer = await paperlessCustomer()
    await authorizeAutopay(customer, 'Active')
    const [mail] = await take(bill(customer, { dueDate: '2026-11-25' }))
    expect(mail?.text).toContain('is due on November 25, 2026. AutoPay debits it on November 30, 2026.')
  })

  it('is for the customer to pay while AutoPay is suspended', async () => {
    const customer = await paperlessCustomer()
    await authorizeAutopay(customer, 'Suspended')
    expect((await take(bill(customer)))[0]?.text).toContain('$104.30 is due')
  })

  it('that leaves nothing to pay says so', async () => {
    const [paid, credit] = [await paperlessCustomer(), await paperlessCustomer({ language: 'es' })]
    const mails = onlyOnce(
      await take(
        bill(paid, { payments: 104.3, closing: 0, status: 'Paid' }),
        bill(credit, { opening: -150, closing: -45.7 }),
      ),
    )
    expect(mails.find(({ to }) => to === paid.email)?.text).toContain('There is nothing left to pay')
    expect(mails.find(({ to }) => to === credit.email)?.text).toContain('No queda nada por pagar')
  })

  it('is not announced when it is history, or stands on a later bill', async () => {
    const [old, recent, carried] = [
      await paperlessCustomer(),
      await paperlessCustomer(),
      await paperlessCustomer(),
    ]
    const mails = await take(
      bill(old, { billDate: '2026-10-20', dueDate: '2026-11-09' }),
      bill(recent, { billDate: '2026-10-21', dueDate: '2026-11-09' }),
      bill(carried, { status: 'Carried_Over' }),
    )
    expect(onlyOnce(mails).map(({ to }) => to)).toEqual([recent.email])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { watchMails } from '../../testing/watch-mails'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  await watchMails(bench)
})
beforeEach(async () => {
  await watchMails(bench)
})
afterAll(() => bench.close())

const write = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })
const change = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

async function customerWithOrder(options: Parameters<typeof createCustomer>[1] = {}) {
  const customer = await createCustomer(bench, options)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."Order" where "AccountId" = $1',
    [customer.accountId],
  )
  return { ...customer, orderId: rows[0]?.id ?? '' }
}

type Ordering = Awaited<ReturnType<typeof customerWithOrder>>

const request = ({ accountId, orderId }: Ordering, type = 'Lease') =>
  write('Document_Requirement__c', {
    Account__c: accountId,
    Order__c: orderId,
    Document_Type__c: type,
    Is_Required__c: true,
  })
const receive = (documentId: string) =>
  change(documentId, { Status__c: 'Received', Received_Date__c: '2026-11-20' })

describe('a document that is missing', () => {
  it.each(['en', 'es'] as const)(
    'is requested by mail in %s with a link that opens its page',
    async (language) => {
      const customer = await customerWithOrder({ language })
      await request(customer)
      const [mail, ...more] = await watchMails(bench)
      expect(more).toEqual([])
      expect([mail?.to, mail?.subject]).toEqual([
        customer.email,
        language === 'en' ? 'Documents for your Northlamp order' : 'Documentos para su pedido de Northlamp',
      ])
      const page = `https://first.example.com${language === 'es' ? '/es' : ''}/documents/${customer.orderId}?link=`
      expect(mail?.text).toContain(page)
      expect(await watchMails(bench)).toEqual([])
    },
  )

  it('is requested by one mail for all that an order needs', async () => {
    const customer = await customerWithOrder()
    await request(customer)
    await request(customer, 'Identity')
    expect(await watchMails(bench)).toHaveLength(1)
  })

  it('is not requested when it was sent already', async () => {
    const customer = await customerWithOrder()
    await receive(await request(customer))
    expect(await watchMails(bench)).toEqual([])
  })

  it('is requested of one address five times a day at most, whoever orders in its name', async () => {
    const email = 'ordered.often@example.com'
    for (let count = 0; count < 7; count += 1) await request(await customerWithOrder({ email }))
    expect(await watchMails(bench)).toHaveLength(5)
  })
})

describe('a document that was checked', () => {
  it.each([
    ['en', 'Northlamp checked and accepted this document: Lease.'],
    ['es', 'Northlamp revisó y aceptó este documento: Contrato de arrendamiento.'],
  ] as const)('and accepted is confirmed in %s', async (language, words) => {
    const customer = await customerWithOrder({ language })
    const documentId = await request(customer)
    await watchMails(bench)
    await receive(documentId)
    await change(documentId, { Status__c: 'Accepted' })
    const [mail, ...more] = await watchMails(bench)
    expect([mail?.to, more]).toEqual([customer.email, []])
    expect(mail?.text).toContain(words)
  })

  it.each([
    ['en', 'could not accept this document: Lease. The reason: A page or side is missing.'],
    [
      'es',
      'no pudo aceptar este documento: Contrato de arrendamiento. El motivo: Falta una página o un lado.',
    ],
  ] as const)(
    'and rejected says why in %s, each time, with the link to send it again',
    async (language, words) => {
      const customer = await customerWithOrder({ language })
      const documentId = await request(customer)
      await watchMails(bench)
      const reject = async () => {
        await receive(documentId)
        await change(documentId, {
          Status__c: 'Rejected',
          Rejection_Text__c: 'A page or side is missing.',
          Rejection_Text_ES__c: 'Falta una página o un lado.',
        })
        return watchMails(bench)
      }
      const [mail, ...more] = await reject()
      expect([mail?.to, more]).toEqual([customer.email, []])
      expect(mail?.text).toContain(words)
      const browser = bench.browser()
      browser.cookies.link = linkTokenOf(mail)
      expect(await browser.call('takeOrderLink', { choice: 'mine' })).toEqual({
        location: `/documents/${customer.orderId}`,
      })
      expect(await reject()).toHaveLength(1)
    },
  )

  it('is not mailed of while it is checked, nor when it is not needed any more', async () => {
    const customer = await customerWithOrder()
    const [checked, waived] = [await request(customer), await request(customer, 'Identity')]
    await watchMails(bench)
    await receive(checked)
    await change(checked, { Status__c: 'Checking' })
    await change(waived, { Status__c: 'Waived' })
    expect(await watchMails(bench)).toEqual([])
  })
})

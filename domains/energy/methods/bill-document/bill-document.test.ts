import { inflateSync } from 'node:zlib'
import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'
import { billDocumentLabels } from './labels'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const customers = [
  ['dana.whitcombe@example.com', 'Northlamp'],
  ['priyanka.ramesh-doyle@example.com', 'Vecina'],
  ['theodore.okonjo-vale@example.com', 'Fernbrook'],
  ['greta.lindholm-adair@example.com', 'Northlamp'],
] as const

describe('a bill on paper', () => {
  it.each(
    customers.flatMap(([username, brand]) =>
      (['en', 'es'] as const).map((language) => [username, brand, language] as const),
    ),
  )('of %s of %s, in %s, has the record’s amounts and no others', async (username, brand, language) => {
    const bills = await billsOf(username)
    // The newest, and in English the first, before which there is none.
    for (const bill of language === 'en' ? [bills.at(-1), bills[0]] : [bills.at(-1)]) {
      if (bill === undefined) throw new TypeError('There is no bill.')
      const { status, headers, bytes } = await download(username, { billId: bill.id, language })
      expect(status).toBe(200)
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${language === 'es' ? 'factura' : 'bill'}-${bill.date}.pdf"`,
      )
      const { text, pages, title, language: reported, tags } = await readPdf(bytes)
      expect([pages <= 2, reported]).toEqual([true, language === 'es' ? 'es-US' : 'en-US'])
      expect(text.startsWith(`${brand} ${String(title)}`)).toBe(true)
      expect(tags).toEqual(
        expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L']),
      )

      const lines = await linesOf(bill.id)
      const amounts = [...text.matchAll(/[-+]?\$[\d,]+\.\d\d/g)].map(([amount]) => centsOf(amount))
      const last = bills[bills.indexOf(bill) - 1]
      expect(amounts[0]).toBe(centsOf(bill.closing))
      const story = amounts.slice(1, -(lines.length + 5))
      if (last === undefined) expect(story).toEqual([])
      else {
        const [difference, before, ...rest] = story
        expect(before).toBe(centsOf(last.closing))
        expect(difference).toBe(Math.abs(centsOf(bill.closing) - centsOf(last.closing)))
        expect(rest.at(-1)).toBe(centsOf(bill.closing))
        expect(rest.slice(0, -1).reduce((total, step) => total + step, before ?? 0)).toBe(rest.at(-1))
      }
      expect(amounts.slice(-(lines.length + 5))).toEqual([
        ...lines.map(({ amount }) => centsOf(amount)),
        centsOf(bill.charges),
        centsOf(bill.opening),
        0 - centsOf(bill.payments),
        centsOf(bill.charges),
        centsOf(bill.closing),
      ])
      const sum = lines.reduce((total, { amount }) => total + centsOf(amount), 0)
      expect(sum).toBe(centsOf(bill.charges))
      const rates = [...text.matchAll(/ (?:at|a) ([\d.]+)¢/g)].map(([, rate]) => Number(rate))
      expect(rates).toEqual(
        lines.flatMap(({ rate, unit }) => (rate !== null && unit !== 'month' ? [Number(rate)] : [])),
      )
      for (const known of [bill.number, bill.account, bill.street, bill.utility, bill.phone, ...bill.names]) {
        expect(text).toContain(known)
      }
      expect(text).toContain(String(bill.days))
      expect(text.includes('Commission of Texas') || text.includes('Públicos de Texas')).toBe(
        bill.state === 'TX',
      )
      expect(text.includes(bill.certificate)).toBe(bill.state === 'TX')
    }
  })

  it('says what is left today, that it is paid, or that a later bill has the rest, and why it is more', async () => {
    const marisela = 'marisela.fonteyn-duarte@example.com'
    const [paid, carried, owed] = (await billsOf(marisela)).slice(-3)
    const textOf = async (bill: typeof paid) =>
      (await readPdf((await download(marisela, { billId: bill?.id ?? '', language: 'en' })).bytes)).text
    expect(await textOf(paid)).toMatch(/Paid: \$265\.52 This bill is paid\. You owe nothing on it\./)
    expect(await textOf(carried)).toMatch(/Amount of this bill: \$217\.44 What was left/)
    const story = await textOf(owed)
    expect(story).toContain('Amount due: $386.67')
    expect(story).toContain('$169.23 more than the bill of September 2026')
    expect(story).toContain('Returned payment +$217.44')
  })

  it('has the logo of the brand as a drawing that is not read', async () => {
    const bill = (await billsOf('dana.whitcombe@example.com')).at(-1)
    const { bytes } = await download('dana.whitcombe@example.com', { billId: bill?.id ?? '', language: 'en' })
    const pages = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(
      ([, data = '']) => inflateOrEmpty(Buffer.from(data, 'latin1')),
    )
    expect(pages.some((content) => / c\n[\s\S]*?\bf\b/.test(content))).toBe(true)
  })

  it('in Spanish has no English on it', async () => {
    for (const [username] of customers) {
      const bill = (await billsOf(username)).at(-1)
      const { text } = await readPdf(
        (await download(username, { billId: bill?.id ?? '', language: 'es' })).bytes,
      )
      const english = Object.values(billDocumentLabels).flatMap(({ en, es }) =>
        en === es ? [] : en.split(/\{\w+\}/),
      )
      const spanish = Object.values(billDocumentLabels)
        .map(({ es }) => es)
        .join(' ')
      for (const words of english.map((part) => part.trim()).filter((part) => part.length > 3)) {
        if (!spanish.includes(words)) expect(text).not.toContain(words)
      }
      expect(text).not.toMatch(
        /\b(the|and|charge|bill|usage|due|energy|delivery|January|March|April|May|June|July|August|October)\b/,
      )
    }
  })

  it('is somebody else’s like one that does not exist, and nobody’s without a session', async () => {
    const [bill] = await billsOf('priyanka.ramesh-doyle@example.com')
    const foreign = await download('dana.whitcombe@example.com', { billId: bill?.id ?? '', language: 'en' })
    const unknown = await download('dana.whitcombe@example.com', {
      billId: 'a04000000000000AAA',
      language: 'en',
    })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.bytes.equals(unknown.bytes)).toBe(true)
    expect((await download(null, { billId: bill?.id ?? '', language: 'en' })).status).toBe(401)
  })
})

async function download(username: string | null, query: Readonly<Record<string, string>>) {
  const answer = await readMethod(world, username, 'CustomerPortalUsageController/billDocument', query)
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}

function inflateOrEmpty(data: Buffer): string {
  try {
    return inflateSync(data).toString('latin1')
  } catch {
    return ''
  }
}

function centsOf(amount: string): number {
  return Math.round(Number(amount.replaceAll(/[$,+]/g, '')) * 100) + 0
}

/** Oldest first. */
async function billsOf(username: string) {
  const { rows } = await world.context.pool.query<{
    id: string
    number: string
    date: string
    opening: string
    charges: string
    payments: string
    closing: string
    account: string
    street: string
    state: string
    utility: string
    phone: string
    days: number
    names: readonly string[]
    certificate: string
  }>(
    `select b."Id" as id, b."Name" as number, b."Bill_Date__c"::text as date, b."Opening_Balance__c" as opening,
       b."Charges__c" as charges, b."Payments__c" as payments, b."Closing_Balance__c" as closing,
       a."AccountNumber" as account, a."Service_Street__c" as street, a."Service_State__c" as state,
       t."Name" as utility, t."Utility_Phone__c" as phone, g."Days_In_Cycle__c" as days,
       array[c."FirstName", c."LastName"] as names,
       (select p."Certificate_Number__c" from record."Brand__c" p where p."Name" = a."Account_Brand__c") as certificate
     from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
     join record."Utility__c" t on t."Id" = a."Utility__c"
     join record."Contact" c on c."Id" = a."ContactId"
     join record."Usage__c" g on g."Id" = b."Usage__c"
     join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 and a."Status__c" = 'Active' order by a."Id", b."Period_End__c"`,
    [username],
  )
  return rows
}

async function linesOf(billId: string) {
  const { rows } = await world.context.pool.query<{
    amount: string
    rate: string | null
    unit: string | null
  }>(
    `select "Amount__c" as amount, "Rate__c" as rate, "Unit__c" as unit from record."Bill_Line__c"
     where "Bill__c" = $1
     order by array_position(array['Provider', 'Utility', 'Government'], "Charged_By__c"::text), "Sort_Order__c"`,
    [billId],
  )
  return rows
}

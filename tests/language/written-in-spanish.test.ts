import { brandKeys } from '@porchlight/brands'
import { objects } from '@porchlight/domains/objects'
import { createFormatter } from '@porchlight/i18n'
import { type Mail, renderMail } from '@porchlight/mails'
import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { renderText, type Text } from '@porchlight/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { englishLeft } from './english-left'

const format = createFormatter({ language: 'es' })

/** A customer of the demo world who prefers Spanish. */
const reader = 'rosalinda.quintanar@example.com'

/** Values for the blanks of mails and texts, as their jobs format them in Spanish. */
const values = {
  accountNumber: '4300660509',
  address: '12 Lantern Row',
  amount: format.money(120.5),
  applied: format.money(118.07),
  cancelBy: format.date('2026-11-29'),
  cause: 'Su dirección no aceptó nada durante tres días.',
  change: 'El pago automático está activado',
  code: '123456',
  confirmationNumber: 'K7Q3AB12',
  count: 24,
  date: format.date('2026-12-01'),
  debitDate: format.date('2026-12-07'),
  document: 'Contrato de arrendamiento',
  freeFrom: format.date('2026-11-17'),
  factor: 'una llave de acceso',
  fee: format.money(150),
  firstDay: format.date('2026-12-02'),
  from: '12 Lantern Row',
  host: 'app.example.com',
  interest: format.money(2.43),
  lastDay: format.date('2026-12-03'),
  left: format.money(32.1),
  link: 'https://www.example.com/es/bills',
  message: 'Se espera una tormenta en 77002.',
  name: 'Lecturas',
  newAddress: '9 Quarry Bend',
  newEmail: 'nuevo@example.com',
  notice: 'Saldo pendiente',
  number: 'P000000000042',
  phone: '(713) 555-0101',
  plan: 'Crédito 12',
  owed: format.money(0),
  problem: 'Falta una página o un lado',
  program: 'Lumbre Solar',
  rest: format.money(81.93),
  rights: 'ver sus cuentas',
  servicePhone: '(713) 555-0101',
  to: '9 Quarry Bend',
  undone: 'Fijo 24',
  undoUntil: format.date('2026-12-04'),
  when: format.dateTime('2026-11-20T18:05:00Z'),
} as const

function valuesOf(names: readonly string[]): Record<string, string | number> {
  const known: Readonly<Record<string, string | number>> = values
  return Object.fromEntries(
    names.map((name) => {
      const value = known[name]
      if (value === undefined) throw new RangeError(`give an example of ${name}`)
      return [name, value]
    }),
  )
}

const mailFiles = import.meta.glob<object>('../../domains/*/mails/*/mail.ts', { eager: true })
const textFiles = import.meta.glob<object>('../../domains/*/texts/*/text.ts', { eager: true })

/** Returns the exports of the files that were declared with `labels`. */
function declared<Kind extends { readonly labels: unknown }>(
  files: Readonly<Record<string, object>>,
): readonly Kind[] {
  return Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter((entry): entry is Kind => typeof entry === 'object' && entry !== null && 'labels' in entry)
}

describe('a mail in Spanish has no English left', () => {
  const all = declared<Mail<string, string>>(mailFiles)

  it('every mail is looked at', () => expect(all.length).toBeGreaterThanOrEqual(18))

  it.each(all.map((mail) => [mail.name, mail] as const))('%s, of every brand', (_name, mail) => {
    for (const brand of brandKeys) {
      for (const count of [1, 24]) {
        const { subject, text, html } = renderMail(mail, {
          brand,
          language: 'es',
          values: { ...valuesOf(mail.values), ...(mail.values.includes('count') ? { count } : {}) },
          links: { [mail.link]: 'https://www.example.com/es/step?token=a' },
        })
        expect(englishLeft(subject)).toEqual([])
        expect(englishLeft(text)).toEqual([])
        expect(html).toContain('<html lang="es')
        expect(englishLeft(shownOf(html))).toEqual([])
      }
    }
  })
})

describe('a text in Spanish has no English left', () => {
  const all = declared<Text<string>>(textFiles)

  it('every text is looked at', () => expect(all.length).toBeGreaterThanOrEqual(12))

  it.each(all.map((text) => [text.name, text] as const))('%s, of every brand', (_name, text) => {
    for (const brand of brandKeys) {
      const filled = valuesOf(text.values) as Record<string, string>
      expect(englishLeft(renderText(text, { brand, language: 'es', values: filled }))).toEqual([])
    }
  })
})

describe('what is printed in Spanish has no English left', () => {
  let world: TestWorld

  beforeAll(async () => {
    world = await createTestWorld()
  })
  afterAll(() => world.close())

  /** Returns bills that together have every type of line of every brand; latest first. */
  async function billsOfAllKinds() {
    const { rows } = await world.context.pool.query<{ id: string; username: string }>(
      `select distinct on (a."Account_Brand__c", a."Commodity__c", l."Line_Type__c", b."Is_Estimated__c")
         b."Id" as id, u."Username" as username
       from record."Bill_Line__c" l join record."Bill__c" b on b."Id" = l."Bill__c"
       join record."Account" a on a."Id" = b."Account__c"
       join record."User" u on u."ContactId" = a."ContactId"
       order by a."Account_Brand__c", a."Commodity__c", l."Line_Type__c", b."Is_Estimated__c", b."Bill_Date__c" desc`,
    )
    return [...new Map(rows.map((row) => [row.id, row])).values()]
  }

  /** Returns names of people, streets and companies, which have no language. */
  async function ownNames(): Promise<readonly string[]> {
    const { rows } = await world.context.pool.query<{ name: string }>(
      `select "Name" as name from record."Utility__c" union select "Service_Street__c" from record."Account" where "Service_Street__c" is not null`,
    )
    return rows.map(({ name }) => name).sort((one, other) => other.length - one.length)
  }

  /** Returns the English names of plans, none of which belongs on paper in Spanish. */
  async function planNames(): Promise<readonly string[]> {
    const { rows } = await world.context.pool.query<{ name: string }>(
      'select distinct "Name" as name from record."Product2"',
    )
    return rows.map(({ name }) => name)
  }

  async function printed(method: string, username: string, query: Readonly<Record<string, string>>) {
    const answer = await world.app.inject({
      url: `/lwr/apex/v65.0/${method}`,
      query: { ...query, language: 'es' },
      headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
    })
    expect(answer.statusCode, `${method} for ${username}`).toBe(200)
    return readPdf(answer.rawPayload)
  }

  /** Splits a text into sentences, since a PDF has no lines. */
  const sentencesOf = (text: string) => text.replace(/(?<=[.:;?!])\s+/g, '\n')

  it('bills with every type of line, of every brand', async () => {
    const names = await ownNames()
    const plans = await planNames()
    const bills = await billsOfAllKinds()
    expect(bills.length).toBeGreaterThan(6)
    for (const { id, username } of bills) {
      const { title, text } = await printed('CustomerPortalUsageController/billDocument', username, {
        billId: id,
      })
      expect(englishLeft(String(title))).toEqual([])
      expect(englishLeft(sentencesOf(text), names, plans), `${id} of ${username}`).toEqual([])
    }
  })

  it('every document of every plan', async () => {
    const names = await ownNames()
    const plans = await planNames()
    const { rows } = await world.context.pool.query<{ code: string; spanish: string; commodity: string }>(
      'select "ProductCode" as code, "Name_ES__c" as spanish, "Commodity__c" as commodity from record."Product2"',
    )
    expect(rows.length).toBeGreaterThan(60)
    // Terms are written where the law is known, which is where there is electricity.
    const documents = rows.flatMap((row) => {
      const written = row.commodity === 'Electricity' ? ['facts', 'terms'] : ['facts']
      return written.map((document) => ({ ...row, document }))
    })
    for (const { code, spanish, document } of documents) {
      const query = { planCode: code, document }
      const { title, text } = await printed('CustomerPortalPlanController/planDocument', reader, query)
      expect(title).toContain(spanish)
      expect(englishLeft(`${title}\n${sentencesOf(text).replaceAll(code, ' ')}`, names, plans), code).toEqual(
        [],
      )
    }
  }, 120_000)

  it('the new occupant’s statement and the sample bill', async () => {
    const username = reader
    const { rows } = await world.context.pool.query<{ order: string; account: string }>(
      `select o."Id" as "order", a."Id" as account from record."Order" o
       join record."Account" a on a."Id" = o."AccountId" join record."User" u on u."ContactId" = a."ContactId"
       where u."Username" = $1 order by o."Id" limit 1`,
      [username],
    )
    const [of] = rows
    const names = await ownNames()
    for (const { title, text } of [
      await printed('CustomerPortalDocumentController/newOccupantStatement', username, {
        orderId: of?.order ?? '',
      }),
      await printed('CustomerPortalProfileController/samplePaperlessBill', username, {
        accountId: of?.account ?? '',
      }),
    ]) {
      expect(englishLeft(`${title}\n${sentencesOf(text)}`, names, await planNames())).toEqual([])
    }
  })
})

describe('the words of records in Spanish have no English left', () => {
  it.each(objects.map((object) => [object.apiName, object] as const))('%s', (_name, object) => {
    expect(spanishOf(object).flatMap((text) => englishLeft(text))).toEqual([])
  })
})

/** Returns the Spanish text of every pair in a declaration, however deep. */
function spanishOf(declaration: unknown): readonly string[] {
  if (typeof declaration !== 'object' || declaration === null) return []
  const { es } = declaration as { readonly es?: unknown }
  const own = typeof es === 'string' ? [es] : []
  return [...own, ...Object.values(declaration).flatMap(spanishOf)]
}

/** Returns what a mail shows: its text, without what is only written for machines. */
function shownOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&[a-z#0-9]+;/g, ' ')
}

import { listMessages } from '@porchlight/providers/mail'
import { readPdf } from '@porchlight/test-kit/pdf'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chooseMails } from '../../../customers/operations/mail/mail-choice'
import { readGreenButton } from '../../../testing/read-green-button'
import { readMethod } from '../../../testing/read-method'
import { ownObjects } from '../../operations/own-data/own-objects'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ background: true })
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'

async function download(username: string | null, language: 'en' | 'es') {
  return readMethod(world, username, 'CustomerPortalPrivacyController/downloadOwnData', { language })
}

async function archiveOf(username: string, language: 'en' | 'es') {
  const answer = await download(username, language)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const { objects } = JSON.parse(textOf('data.json')) as {
    objects: Record<string, readonly Record<string, unknown>[]>
  }
  return { headers: answer.headers, files, paths: Object.keys(files), textOf, objects }
}

/** How many records there are of an object whose path of references leads to the contact. */
async function countOf(username: string, from: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: string }>(
    `select count(*) from record."User" u join record."Contact" c on c."Id" = u."Calc_Contact_Id__c"
       join record."Account" a on a."ContactId" = c."Id" ${from} where u."Username" = $1`,
    [username],
  )
  return Number(rows[0]?.count)
}

describe('the archive of one’s own data', () => {
  it('holds every record that the database has of the customer, in JSON and as a table', async () => {
    const { objects, textOf } = await archiveOf(dana, 'en')
    for (const [object, from] of [
      ['Account', ''],
      ['Bill__c', 'join record."Bill__c" b on b."Account__c" = a."Id"'],
      ['Usage__c', 'join record."Usage__c" b on b."Account__c" = a."Id"'],
      ['Interval_Read__c', 'join record."Interval_Read__c" b on b."Account__c" = a."Id"'],
      ['Ledger_Entry__c', 'join record."Ledger_Entry__c" b on b."Account__c" = a."Id"'],
    ] as const) {
      const stored = await countOf(dana, from)
      expect([object, objects[object]?.length]).toEqual([object, stored])
      expect(stored).toBeGreaterThan(0)
      const label = world.context.metadata.object(object)?.labelPlural.en
      const lines = textOf(`tables/${label}.csv`).trimEnd().split('\r\n')
      expect(lines.length - 1).toBeGreaterThanOrEqual(stored)
    }
  })

  it('is made of every object whose records belong to customers, and of no other', async () => {
    const owned = ownObjects(world.context.metadata).map(({ apiName }) => apiName)
    expect(owned).toEqual(expect.arrayContaining(['Account', 'Contact', 'Consent__c', 'CaseComment', 'User']))
    for (const shared of ['Product2', 'Utility__c', 'Service_Area__c', 'Brand__c', 'Refund__c'])
      expect(owned).not.toContain(shared)
    const { objects } = await archiveOf(dana, 'en')
    expect(owned).toEqual(expect.arrayContaining(Object.keys(objects)))
  })

  it('has a PDF of each bill and a Green Button file of each account', async () => {
    const { files, paths, objects } = await archiveOf(dana, 'en')
    const bills = paths.filter((path) => path.startsWith('bills/'))
    expect(bills).toHaveLength(objects.Bill__c?.length ?? 0)
    const { text } = await readPdf(Buffer.from(files[bills[0] ?? ''] ?? []))
    expect(text).toContain('Northlamp')
    const usage = paths.filter((path) => path.startsWith('usage/'))
    expect(usage).toEqual(objects.Account?.map(({ AccountNumber }) => `usage/${String(AccountNumber)}.xml`))
    const { blocks } = await readGreenButton(strFromU8(files[usage[0] ?? ''] ?? new Uint8Array()))
    expect(blocks.length).toBeGreaterThan(1)
  })

  it('has a page in the language that it was requested in, which leads to every file', async () => {
    const { paths, textOf, headers } = await archiveOf(dana, 'es')
    expect(headers['content-disposition']).toMatch(/filename="mis-datos-\d{4}-\d\d-\d\d\.zip"/)
    const page = textOf('index.html')
    expect(page).toContain('<html lang="es">')
    expect(page).toContain('Sus datos en Northlamp')
    const linked = [...page.matchAll(/href="([^"]*)"/g)].map(([, path = '']) => decodeURIComponent(path))
    expect(linked.toSorted()).toEqual(paths.filter((path) => path !== 'index.html').toSorted())
    expect(page).not.toMatch(/\b(Status|Created Date|Bill Date|Account Number)\b/)
  })

  it('holds nothing that a customer may not read, and nothing of anybody else', async () => {
    const { textOf, objects } = await archiveOf(rosalinda, 'en')
    const everything = textOf('data.json') + textOf('index.html')
    for (const hidden of ['Processor_Token__c', 'Internal_Notes__c', 'Storage_Key__c', 'dana.whitcombe'])
      expect(everything).not.toContain(hidden)
    expect(objects.Contact).toHaveLength(1)
  })

  it('says which mails the customer chose, and since when', async () => {
    const { rows } = await world.context.pool.query<{ contactId: string }>(
      'select "ContactId" as "contactId" from record."User" where "Username" = $1',
      [rosalinda],
    )
    const contactId = rows[0]?.contactId ?? ''
    await chooseMails(world.context, contactId, { receipts: false }, world.context.now())
    const { objects, textOf } = await archiveOf(rosalinda, 'en')
    expect(objects.Contact).toMatchObject([
      { Receipt_Emails_Off_Since__c: world.context.now().toISOString(), Order_Emails_Off_Since__c: null },
    ])
    expect(textOf('index.html')).toContain('No receipts by email since')
  })

  it('is mailed to its owner once, however often it was downloaded within the hour', async () => {
    await download(dana, 'en')
    await world.background?.idle()
    const subjects = (await listMessages(world.context.pool))
      .filter(({ to }) => to === dana)
      .map(({ subject }) => subject)
    expect(subjects).toEqual(['Your Northlamp data was downloaded'])
  })

  it('is for customers: a guest and staff get none', async () => {
    expect((await download(null, 'en')).statusCode).toBe(401)
    expect((await download('advisor.first@example.com', 'en')).statusCode).toBe(403)
  })
})

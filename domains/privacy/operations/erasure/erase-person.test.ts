import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailGroupFields } from '../../../customers/facts/mail-groups'
import { choiceSubject, chooseMails } from '../../../customers/operations/mail/mail-choice'
import { everyRow, idsOfCustomer, type StoredRow } from '../../../testing/every-row'
import { erasePerson } from './erase-person'

/** Who has most of everything, and files. */
const username = 'dana.whitcombe@example.com'

let world: TestWorld
let contactId: string
let before: readonly StoredRow[]
let after: readonly StoredRow[]
let filesBefore: ReadonlySet<string>
let own: ReadonlySet<string>
/** What identifies the customer, as it is stored. */
let canaries: readonly string[]

beforeAll(async () => {
  world = await createTestWorld({ demoFiles: true })
  const { pool, metadata } = world.context
  const { rows } = await pool.query<{ contactId: string; userId: string; mobile: string }>(
    `select u."ContactId" as "contactId", u."Id" as "userId", c."MobilePhone" as mobile
     from record."User" u join record."Contact" c on c."Id" = u."ContactId" where u."Username" = $1`,
    [username],
  )
  const { contactId: id = '', userId = '', mobile = '' } = rows[0] ?? {}
  contactId = id
  const number = `+1${mobile.replace(/\D/g, '')}`
  // Something of what people leave behind besides records.
  await world.tokenOf(username)
  await pool.query(`insert into texts.sent (key, number, first_tried_at) values ('a text', $1, now())`, [
    number,
  ])
  await world.context.identity.setPassword(userId, 'Evening-porch-7!')
  await chooseMails(world.context, contactId, { bills: true, orders: false }, world.context.now())
  await world.context.identity.issueOneTimeToken({
    purpose: 'mailChoice',
    brand: 'first',
    subjectId: choiceSubject(contactId, 'orders'),
    lifetimeMs: 60_000,
  })
  before = await everyRow(pool)
  filesBefore = await storedFiles()
  own = idsOfCustomer(metadata, before, contactId)
  canaries = [...identifiersOf(before), number]
  // Killed at its first piece, then at its second, and so on, until one run comes to the end.
  for (let pieces = 1; await isInterrupted(pieces); pieces += 1);
  after = await everyRow(pool)
})
afterAll(() => world.close())

/** Erases the customer by a run that dies at the piece of that number; false when it had ended before. */
async function isInterrupted(pieces: number): Promise<boolean> {
  const { engine } = world.context
  let erased = 0
  const dying: typeof engine = {
    ...engine,
    eraseRecords: async (request) => {
      erased += 1
      if (erased === pieces) throw new Error('The process dies.')
      return engine.eraseRecords(request)
    },
  }
  return erasePerson({ ...world.context, engine: dying }, contactId).then(
    () => false,
    () => true,
  )
}

async function storedFiles(): Promise<ReadonlySet<string>> {
  const folder = join(world.context.settings.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
}

/** Names, addresses, numbers and streets of the customer, out of their own rows. */
function identifiersOf(rows: readonly StoredRow[]): readonly string[] {
  const fields = [
    'Email',
    'LastName',
    'MobilePhone',
    'OtherPhone',
    'Mobile_Phone__c',
    'ESIID__c',
    'Service_Street__c',
    'Processor_Token__c',
    'Storage_Key__c',
    'PathOnClient',
    'Description',
    'CommentBody',
  ]
  const found = rows.flatMap(({ table, text }) => {
    if (!table.startsWith('record.')) return []
    const values = JSON.parse(text) as Readonly<Record<string, string | null>>
    return own.has(String(values.Id)) ? fields.map((field) => values[field] ?? '') : []
  })
  return [...new Set(found)].filter((text) => text.length >= 5)
}

const containing = (rows: readonly StoredRow[], canary: string) =>
  rows.filter(({ text }) => text.includes(JSON.stringify(canary).slice(1, -1)))

describe('a customer who is erased', () => {
  it('had something in many places', () => {
    const tables = new Set(canaries.flatMap((canary) => containing(before, canary).map(({ table }) => table)))
    expect(canaries.length).toBeGreaterThan(10)
    expect(tables.size).toBeGreaterThan(8)
    expect(own.size).toBeGreaterThan(100)
  })

  it('is in no table', () => {
    const found = canaries.flatMap((canary) =>
      containing(after, canary)
        // Neighbours may have written the same line, or live in the same street.
        .filter(
          ({ text }) => !before.some((row) => row.text === text && ![...own].some((id) => text.includes(id))),
        )
        .map(({ table }) => `${table}: ${canary}`),
    )
    expect(found).toEqual([])
  })

  it('has no choice about mails any more, and no link that changes one', () => {
    const linksIn = (rows: readonly StoredRow[]) =>
      rows.filter(({ table, text }) => table === 'identity.one_time_token' && text.includes(contactId))
    expect([linksIn(before).length, linksIn(after).length]).toEqual([1, 0])
    const chosenIn = (rows: readonly StoredRow[]) =>
      rows
        .filter(({ table, text }) => table === 'record."Contact"' && text.includes(contactId))
        .map(({ text }) => {
          const values = JSON.parse(text) as Readonly<Record<string, string | null>>
          return mailGroupFields.map((field) => values[field] === null)
        })
    expect(chosenIn(before)).toEqual([[false, true, false, true]])
    expect(chosenIn(after)).toEqual([[true, true, true, true]])
  })

  it('leaves no bytes of their files', async () => {
    const keys = canaries.filter((canary) => [...filesBefore].some((path) => path.endsWith(canary)))
    expect(keys.length).toBeGreaterThan(0)
    const left = await storedFiles()
    expect([...left].filter((path) => keys.some((key) => path.endsWith(key)))).toEqual([])
    expect(left.size).toBe(filesBefore.size - keys.length)
    const [some = ''] = left
    expect((await readFile(some)).length).toBeGreaterThan(0)
  })

  it('takes nothing of anybody else along', () => {
    const mine = (text: string) => (text.match(/[A-Za-z0-9]{18}/g) ?? []).some((id) => own.has(id))
    const others = (rows: readonly StoredRow[]) =>
      rows
        .filter(({ table, text }) => table.startsWith('record.') && !mine(text))
        .map(({ table, text }) => `${table} ${text}`)
        .sort()
    const left = new Set(others(after))
    expect(others(before).filter((row) => !left.has(row))).toEqual([])
  })

  it('has the same bills and the same ledger', () => {
    const money = (rows: readonly StoredRow[]) =>
      rows
        .filter(({ table }) => /"(?:Bill__c|Bill_Line__c|Ledger_Entry__c)"/.test(table))
        .map(({ text }) => text)
    expect(money(after).toSorted()).toEqual(money(before).toSorted())
  })

  it('can be erased again, and nothing happens', async () => {
    await erasePerson(world.context, contactId)
    const texts = (rows: readonly StoredRow[]) => rows.map(({ table, text }) => `${table} ${text}`).sort()
    expect(texts(await everyRow(world.context.pool))).toEqual(texts(after))
  })
})

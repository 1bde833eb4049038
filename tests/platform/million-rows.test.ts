import { brandKeys } from '@porchlight/brands'
import type { ResolvedObject, Viewer } from '@porchlight/metadata'
import type { ListRequest } from '@porchlight/record-engine'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPlatformWorld, type PlatformWorld, recordIdAt } from './platform-world'
import { planOf, type QueryPlan, statementsOf } from './query-plan'
import { wholeList } from './read-cells'

/** The full million with SWEEP=1 (`npm run sweep`); the same plans from fewer rows otherwise. */
const usageRows = inSweep(1_000_000, { otherwise: 50_000 })
const accountRows = usageRows / 20
const bigTables = ['Usage__c', 'Account', 'Contact']

/**
 * Maximum number of 8 KiB pages read for 50 rows. It does not grow with the tables: an index is three or four pages
 * deep at either size.
 */
const pageLimit = 2_000

const userId = recordIdAt('005', 1)
const contactId = idAt('003', 7)
const accountId = idAt('001', 7)
const usageId = idAt('a00', 7)
/** Number 7 is of the second brand, as are all of these except the administrator. */
const viewers: Readonly<Record<string, Viewer>> = {
  customer: { class: 'customer', language: 'en', userId, contactId },
  advisor: { class: 'advisor', language: 'en', userId, brand: 'second' },
  supervisor: { class: 'supervisor', language: 'en', userId, brand: 'second' },
  admin: { class: 'admin', language: 'en', userId },
}

/** Returns an id of digits only, as created by `fill`: its checksum is always the same. */
function idAt(keyPrefix: string, index: number): string {
  return `${keyPrefix}${String(index).padStart(12, '0')}AAA`
}

function idSql(keyPrefix: string, index: string): string {
  return `'${keyPrefix}' || lpad((${index})::text, 12, '0') || 'AAA'`
}

/** Fills the tables: every twentieth usage row is of the same account, and each account has a separate contact. */
async function fill(world: PlatformWorld): Promise<void> {
  const brand = `(array['${brandKeys.join("','")}'])[1 + i % ${brandKeys.length}]`
  const system = `"CreatedDate", "LastModifiedDate", "SystemModstamp"`
  const moments = Array(3).fill("timestamptz '2026-01-01' + i * interval '1 second'").join(', ')
  const insert = (table: string, columns: string, values: string, count: number) =>
    world.pool.query(
      `insert into record."${table}" ("Id", ${columns}, ${system})
       select ${values}, ${moments} from generate_series(0, ${count - 1}) i`,
    )
  await insert(
    'Contact',
    '"Name", "LastName", "Customer_Brand__c"',
    `${idSql('003', 'i')}, 'Person ' || i, 'Person ' || i, ${brand}`,
    accountRows,
  )
  await insert(
    'Account',
    '"Name", "AccountNumber", "ContactId", "Account_Brand__c", "Status__c"',
    `${idSql('001', 'i')}, 'Account ' || i, 'N' || i, ${idSql('003', 'i')}, ${brand}, 'Active'`,
    accountRows,
  )
  await insert(
    'Usage__c',
    '"Name", "Account__c", "Period_Start__c"',
    `${idSql('a00', 'i')}, 'Month ' || i, ${idSql('001', `i % ${accountRows}`)}, date '2024-01-01' + i % 700`,
    usageRows,
  )
  for (const table of bigTables) await world.pool.query(`analyze record."${table}"`)
}

describe(`plans at ${usageRows.toLocaleString('en-US')} rows`, () => {
  let world: PlatformWorld
  beforeAll(async () => {
    world = await openPlatformWorld()
    await fill(world)
  }, 600_000)
  afterAll(() => world.close())

  const objectNamed = (apiName: string): ResolvedObject => {
    const object = world.metadata.object(apiName)
    if (object === undefined) throw new TypeError(`There is no ${apiName}.`)
    return object
  }
  const listView = (objectApiName: string, apiName: string): ListRequest =>
    declared(
      objectApiName,
      objectNamed(objectApiName).listViews.find((view) => view.apiName === apiName),
    )
  const relatedList = (objectApiName: string, relatedListId: string, recordId: string): ListRequest => {
    const list = objectNamed(objectApiName).relatedLists.find((each) => each.relatedListId === relatedListId)
    const parent = { fieldApiName: list?.fieldApiName ?? '', recordId }
    return { ...declared(list?.childObjectApiName ?? '', list), parent }
  }
  const declared = (
    objectApiName: string,
    list: Pick<ResolvedObject['listViews'][number], 'displayColumns' | 'orderedBy'> | undefined,
  ): ListRequest => ({
    ...wholeList(objectApiName),
    selection: { fields: [], optionalFields: list?.displayColumns ?? [] },
    orderings: (list?.orderedBy ?? []).map((order) => ({
      field: order.fieldApiName,
      ascending: order.isAscending,
    })),
    pageSize: 50,
  })
  const list = (viewer: Viewer, request: ListRequest) => async () => {
    expect((await world.engine.listRecords(viewer, request)).records.length).toBeGreaterThan(0)
  }
  const read = (viewer: Viewer, recordId: string, optionalFields: readonly string[]) => async () => {
    expect(await world.engine.readRecord(viewer, recordId, { fields: [], optionalFields })).not.toBeNull()
  }
  const plansOf = async (work: () => Promise<unknown>): Promise<readonly QueryPlan[]> => {
    const statements = await statementsOf(world.pool, work)
    expect(statements.length).toBeGreaterThan(0)
    const plans: QueryPlan[] = []
    for (const statement of statements) {
      for (const kind of ['custom', 'generic'] as const) plans.push(await planOf(world.pool, statement, kind))
    }
    return plans
  }
  const usageFields = () => [
    ...objectNamed('Usage__c').fields.keys(),
    'Account__r.Name',
    'Account__r.Contact.Name',
  ]

  it.each(Object.entries(viewers))(
    'an index serves whatever the %s asks',
    async (name, viewer) => {
      const questions: Readonly<Record<string, () => Promise<unknown>>> = {
        'reading a record': read(viewer, usageId, usageFields()),
        'a list of usage': list(viewer, listView('Usage__c', 'AllUsage')),
        'a list of accounts': list(viewer, listView('Account', 'AllAccounts')),
        'usage of an account': list(viewer, relatedList('Account', 'Usages__r', accountId)),
        'accounts of a contact': list(viewer, relatedList('Contact', 'Accounts', contactId)),
      }
      for (const [question, work] of Object.entries(questions)) {
        for (const plan of await plansOf(work)) {
          const scanned = plan.scannedTables.filter((table) => bigTables.includes(table))
          expect({ question, scanned }).toEqual({ question, scanned: [] })
          expect(plan.pages, `${question}, ${name}: pages`).toBeLessThan(pageLimit)
        }
      }
    },
    120_000,
  )

  it.each(['supervisor', 'admin'])(
    'page 1,000 of a list costs the %s what page 1 costs',
    async (name) => {
      const viewer = viewers[name]
      if (viewer === undefined) throw new TypeError(`There is no ${name}.`)
      const request = { ...listView('Usage__c', 'AllUsage'), pageSize: 15 }
      // Tokens are valid for pages of any size: 15,000 rows, 1,000 pages, are walked in a few large ones.
      let page = await world.engine.listRecords(viewer, { ...request, pageSize: 1_000 })
      for (let walked = 1; walked < 15; walked += 1) {
        const token = page.nextPageToken ?? ''
        page = await world.engine.listRecords(viewer, {
          ...request,
          pageSize: 1_000,
          position: { kind: 'token', token },
        })
      }
      const position = { kind: 'token', token: page.nextPageToken ?? '' } as const
      const [first] = await plansOf(list(viewer, request))
      const [thousandth] = await plansOf(list(viewer, { ...request, position }))
      expect(thousandth?.pages).toBeLessThan(2 * (first?.pages ?? 0) + 50)
      expect(thousandth?.discardedRows).toBeLessThan(2 * (first?.discardedRows ?? 0) + 50)
    },
    120_000,
  )
})

import type { RecordPage } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

interface Shown {
  readonly eTag: string
  readonly fields: Readonly<Record<string, { readonly displayValue: string | null; readonly value: unknown }>>
}

const customer = 'rosalinda.quintanar@example.com'

let world: TestWorld
let account: { id: string; plan: string; name: string }

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<typeof account>(
    `select a."Id" as id, a."Plan__c" as plan, a."Plan_Name__c" as name from record."Account" a
     join record."User" u on u."ContactId" = a."ContactId" where u."Username" = $1 and a."Plan__c" is not null limit 1`,
    [customer],
  )
  const [found] = rows
  if (found === undefined) throw new Error('The customer has no plan.')
  account = found
})
afterAll(() => world.close())
beforeEach(() => change(account.plan, { Name: account.name, Name_ES__c: 'Casa clara 12' }))

async function change(id: string, fields: Readonly<Record<string, string | null>>): Promise<void> {
  await world.context.engine.updateRecord(world.context.systemViewer, id, { fields })
}

/** A record as a reader of that language is answered it. */
async function shown(id: string, fields: string, username = customer, language = 'es'): Promise<Shown> {
  const answer = await world.app.inject({
    url: `/services/data/v65.0/ui-api/records/${id}`,
    query: { fields },
    headers: {
      authorization: `Bearer ${await world.tokenOf(username)}`,
      'accept-language': language,
    },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<Shown>()
}

function shownText(field: { displayValue?: unknown; value?: unknown } | undefined): string {
  return String(field?.displayValue ?? field?.value)
}

const taken = 'Account.Plan_Name__c'

it.each([customer, 'advisor.second@example.com'])(
  'is shown to %s in the language of the call',
  async (who) => {
    const spanish = await shown(account.id, taken, who)
    const english = await shown(account.id, taken, who, 'en')
    expect(spanish.fields.Plan_Name__c).toEqual({ displayValue: 'Casa clara 12', value: account.name })
    expect(english.fields.Plan_Name__c).toEqual({ displayValue: null, value: account.name })
  },
)

it('names the plan itself, and the plan that another record refers to', async () => {
  const plan = await shown(account.plan, 'Product2.Name')
  const spanning = await shown(account.id, 'Account.Plan__r.ProductCode')
  expect(plan.fields.Name).toEqual({ displayValue: 'Casa clara 12', value: account.name })
  expect(spanning.fields.Plan__r?.displayValue).toBe('Casa clara 12')
})

it('is the English one where there is no Spanish one', async () => {
  await change(account.plan, { Name_ES__c: null })
  expect((await shown(account.id, taken)).fields.Plan_Name__c).toEqual({
    displayValue: null,
    value: account.name,
  })
})

it('changes the version of what shows it', async () => {
  const before = await shown(account.id, taken)
  await change(account.plan, { Name_ES__c: 'Casa serena 12' })
  const after = await shown(account.id, taken)
  expect(after.fields.Plan_Name__c?.displayValue).toBe('Casa serena 12')
  expect(after.eTag).not.toBe(before.eTag)
})

it.each(['Plan_Name__c', 'Plan__r.Name'])(
  'is what a list by %s is sorted by, as it is read, over the edges of its pages',
  async (field) => {
    for (const language of ['es', 'en'] as const) {
      const viewer = { ...world.context.systemViewer, language }
      for (const ascending of [true, false]) {
        const names: (string | null)[] = []
        let token: string | null = '0'
        while (token !== null) {
          const page: RecordPage = await world.context.engine.listRecords(viewer, {
            objectApiName: 'Account',
            selection: { fields: ['Plan_Name__c'], optionalFields: [] },
            condition: { kind: 'compare', field: 'Plan_Name__c', operator: 'ne', value: null },
            parent: null,
            orderings: [{ field, ascending }],
            searchTerm: null,
            pageSize: 100,
            position: { kind: 'token', token },
          })
          names.push(...page.records.map(({ fields }) => shownText(fields.Plan_Name__c)))
          token = page.nextPageToken
        }
        expect(names.length).toBeGreaterThan(100)
        const sorted = names.toSorted((one, other) =>
          Buffer.compare(Buffer.from(one ?? ''), Buffer.from(other ?? '')),
        )
        expect(names, `${language} ${ascending}`).toEqual(ascending ? sorted : sorted.toReversed())
      }
    }
  },
)

it('stays as it was taken once billing or the plan has another', async () => {
  await change(account.plan, { Name: 'Renamed 12' })
  expect((await shown(account.id, taken)).fields.Plan_Name__c).toEqual({
    displayValue: null,
    value: account.name,
  })
})

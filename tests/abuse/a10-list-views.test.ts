import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { asSystem, widened } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld
let as: Readonly<Record<string, Readonly<Record<string, string>>>>

beforeAll(async () => {
  world = await openAbuseWorld()
  const staff = ['advisor.first', 'advisor.second', 'supervisor', 'admin']
  const tokens = await Promise.all(
    staff.map(async (name) => [name, bearer(await world.world.tokenOf(`${name}@example.com`))] as const),
  )
  as = { guest: {}, customer: bearer(world.token), ...Object.fromEntries(tokens) }
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('A10: a list view of one’s own making', () => {
  it('is made by staff alone, over fields that its maker reads, and shown to whom it may', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when customers are taken for staff', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onRequest', async (request) => {
          if (request.headers.authorization === as.customer?.authorization) {
            request.headers.authorization = as['advisor.first']?.authorization
          }
        })
      },
    })
    expect(await findLeaks(planted)).toContain('customer makes one: 201')
  })

  twinIt('is reported by this check when its maker reads hidden fields', async () => {
    const planted = await withHole(world, { context: (real) => widened(real, 'read', 'advisor') })
    const leaks = await findLeaks(planted)
    expect(leaks).toContain('a filter over Payment_Method__c.Processor_Token__c: 201')
    expect(leaks).toContain('a column of Consent__c.Network_Address__c: 201')
    expect(leaks).toContain('a list of somebody else is filtered by what its reader may not know')
  })

  twinIt('is reported by this check when lists forget who asks', async () => {
    const planted = await withHole(world, { context: (real) => asSystem(real, 'listRecords') })
    expect(await findLeaks(planted)).toContain('a list of everything holds other brands’ records')
  })

  twinIt('is reported by this check when everybody owns it', async () => {
    const leaks = await findLeaks(
      await withHole(world, {
        context: (real) => {
          const { listViews } = real.personalization
          const asMaker = () => ({ ownerId: makerId, brand: null })
          const planted: typeof listViews = {
            ...listViews,
            ofObject: async (name, { ownerId }) =>
              (await listViews.ofObject(name, asMaker())).map((view) => ({ ...view, ownerId })),
            byId: async (ids, { ownerId }) =>
              (await listViews.byId(ids, asMaker())).map((view) => ({ ...view, ownerId })),
          }
          return { ...real, personalization: { ...real.personalization, listViews: planted } }
        },
      }),
    )
    expect(leaks).toContainEqual(expect.stringMatching(/^a private list for supervisor: GET .*list-records/))
    expect(leaks).toContainEqual(expect.stringMatching(/^a private list for advisor.second: GET .*list-info/))
    expect(leaks).toContainEqual(expect.stringMatching(/^a private list for admin: DELETE/))
  })

  twinIt('is reported by this check when brands are not kept apart', async () => {
    const leaks = await findLeaks(
      await withHole(world, {
        context: (real) => {
          const { listViews } = real.personalization
          const planted: typeof listViews = {
            ...listViews,
            ofObject: (name, { ownerId }) => listViews.ofObject(name, { ownerId, brand: null }),
            byId: (ids, { ownerId }) => listViews.byId(ids, { ownerId, brand: null }),
          }
          return { ...real, personalization: { ...real.personalization, listViews: planted } }
        },
      }),
    )
    expect(leaks).toContainEqual(expect.stringMatching(/^a list of another brand for advisor.second: GET/))
  })
})

/** The id of the user who creates private lists: the advisor of the first brand. */
let makerId = ''
let lists = 0

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const { rows } = await target.context.pool.query<{ Id: string }>(
    `select "Id" from record."User" where "Username" = 'advisor.first@example.com'`,
  )
  makerId = rows[0]?.Id ?? ''
  return [
    ...(await leaksOfMaking(target)),
    ...(await leaksOfContent(target)),
    ...(await leaksOfReach(target)),
    ...(await leaksOfFilters(target)),
  ]
}

function send(target: AbuseWorld, who: string, request: InjectOptions) {
  return target.send({ ...request, url: `${uiApi}/${String(request.url)}`, headers: { ...as[who] } })
}

async function make(target: AbuseWorld, who: string, objectApiName: string, definition: object = {}) {
  lists += 1
  const listViewApiName = `Planted_${lists}`
  const payload = { listViewApiName, label: `Planted ${lists}`, displayColumns: ['Name'], ...definition }
  const answer = await send(target, who, { method: 'POST', url: `list-info/${objectApiName}`, payload })
  const { listReference } = answer.statusCode === 201 ? answer.json<{ listReference: { id: string } }>() : {}
  return { answer, listViewApiName, id: listReference?.id ?? '' }
}

const caseColumns = { displayColumns: ['CaseNumber', 'Subject'] }

/** Checks that customers and guests create, change and delete none; advisors show theirs to no one. */
async function leaksOfMaking(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const count = async () =>
    (await target.context.pool.query('select 1 from personalization.list_view')).rowCount
  const before = await count()
  const byStaff = { visibility: 'Public' }
  const shared = {
    visibility: 'Shared',
    listShares: [{ shareType: 'Role', shares: [{ shareApiName: 'Advisor' }] }],
  }
  const attempts = [
    ['guest', {}],
    ['customer', {}],
    ['customer', byStaff],
    ['advisor.first', byStaff],
    ['advisor.first', shared],
    ['advisor.first', { ...shared, visibility: 'Private' }],
    ['advisor.first', { scope: { apiName: 'team' } }],
    ['advisor.first', { scope: { apiName: 'everything', entityId: target.theirs.userId } }],
  ] as const
  for (const [who, definition] of attempts) {
    const { answer } = await make(target, who, 'Case', { ...caseColumns, ...definition })
    const isRefused = answer.statusCode === 403 || (answer.statusCode === 400 && who === 'advisor.first')
    if (!isRefused) leaks.push(`${who} makes one: ${answer.statusCode}`)
  }
  for (const who of ['guest', 'customer', 'advisor.first']) {
    for (const method of ['PATCH', 'DELETE'] as const) {
      const payload = method === 'PATCH' ? { payload: { label: 'Mine now' } } : {}
      const answer = await send(target, who, { method, url: 'list-info/Case/AllCases', ...payload })
      if (![403, 404].includes(answer.statusCode)) leaks.push(`${who} ${method}: ${answer.statusCode}`)
    }
  }
  if ((await count()) !== before) leaks.push('a list is left')
  return leaks
}

/** Checks that hidden fields are rejected like an unknown field, and that a list contains what its reader may see. */
async function leaksOfContent(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const hidden = [
    ['Consent__c', 'Network_Address__c'],
    ['ContentVersion', 'Storage_Key__c'],
    ['Payment__c', 'Processor_Reference__c'],
    ['Payment_Method__c', 'Processor_Token__c'],
  ] as const
  for (const [objectApiName, field] of hidden) {
    const uses = {
      'a column of': (name: string) => ({ displayColumns: ['Id', name] }),
      'a filter over': (name: string) => ({
        displayColumns: ['Id'],
        filteredByInfo: [{ fieldApiName: name, operator: 'StartsWith', operandLabels: ['a'] }],
      }),
    }
    for (const [use, definition] of Object.entries(uses)) {
      const [requested, unknown] = [
        (await make(target, 'advisor.first', objectApiName, definition(field))).answer,
        (await make(target, 'advisor.first', objectApiName, definition('No_Such__c'))).answer,
      ]
      const isAlike =
        requested.payload.replaceAll(field, 'F') === unknown.payload.replaceAll('No_Such__c', 'F')
      if (requested.statusCode !== 400 || !isAlike) {
        leaks.push(`${use} ${objectApiName}.${field}: ${requested.statusCode}`)
      }
    }
  }
  const everything = await make(target, 'advisor.first', 'Case', {
    ...caseColumns,
    scope: { apiName: 'everything' },
  })
  const url = `list-records/Case/${everything.listViewApiName}?pageSize=2000`
  const answer = await send(target, 'advisor.first', { method: 'GET', url })
  const shown = answer.json<{ records: readonly { id: string }[] }>().records.map(({ id }) => id)
  const { rows } = await target.context.pool.query<{ Id: string }>(
    `select c."Id" from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
     where p."Customer_Brand__c" <> 'first' and c."Id" = any($1)`,
    [shown],
  )
  if (shown.length === 0) leaks.push('a list of everything holds nothing')
  if (rows.length > 0) leaks.push('a list of everything holds other brands’ records')
  return leaks
}

/**
 * Checks that a private list belongs to its creator alone, a published one to the creator's brand: to all others it
 * does not exist.
 */
async function leaksOfReach(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const own = () => make(target, 'advisor.first', 'Case', caseColumns)
  const published = () => make(target, 'supervisor', 'Case', { ...caseColumns, visibility: 'Public' })
  const cases = [
    ['a private list', own, ['supervisor', 'advisor.second', 'admin', 'customer', 'guest']],
    ['a list of another brand', published, ['advisor.second', 'customer', 'guest']],
  ] as const
  for (const [name, makeOne, strangers] of cases) {
    const requests = (apiName: string, viewId: string): readonly InjectOptions[] => [
      { method: 'GET', url: `list-info/Case/${apiName}` },
      { method: 'GET', url: `list-info/batch?ids=${viewId}&names=Case.${apiName}` },
      { method: 'GET', url: `list-records/Case/${apiName}` },
      { method: 'GET', url: `list-records/${viewId}` },
      { method: 'POST', url: `list-records/Case/${apiName}`, payload: {} },
      { method: 'GET', url: `list-ui/Case/${apiName}` },
      { method: 'GET', url: `list-ui/${viewId}` },
      { method: 'GET', url: `list-preferences/Case/${apiName}` },
      { method: 'GET', url: `search-info/Case/filters?configurationName=${apiName}` },
      { method: 'PATCH', url: `list-info/Case/${apiName}`, payload: { label: 'Mine now' } },
      { method: 'DELETE', url: `list-info/Case/${apiName}` },
    ]
    for (const who of strangers) {
      const { listViewApiName, id } = await makeOne()
      const unknown = requests('Nothing_1', '00B000000000001AAA')
      for (const [index, request] of requests(listViewApiName, id).entries()) {
        const shown = async (sent: InjectOptions | undefined, words: readonly string[]) => {
          const answer = await send(target, who, sent ?? {})
          const text = words.reduce((body, word) => body.replaceAll(word, 'NAME'), answer.payload)
          return `${answer.statusCode} ${text}`
        }
        const ofList = await shown(request, [listViewApiName, id])
        const ofNone = await shown(unknown[index], ['Nothing_1', '00B000000000001AAA'])
        if (ofList !== ofNone) leaks.push(`${name} for ${who}: ${request.method} ${String(request.url)}`)
      }
      const listed = await makeOne()
      for (const url of ['list-info/Case?pageSize=2000', 'list-ui/Case?pageSize=2000']) {
        const answer = await send(target, who, { method: 'GET', url })
        if (answer.payload.includes(listed.id)) leaks.push(`${name} for ${who}: ${url}`)
      }
    }
  }
  return leaks
}

/**
 * Checks that an administrator's list, filtered by fields advisors may not know, contains for advisors what it did
 * without the filter.
 */
async function leaksOfFilters(target: AbuseWorld): Promise<readonly string[]> {
  const payments = async (name: string) => {
    const answer = await send(target, 'advisor.first', {
      method: 'GET',
      url: `list-records/Payment__c/${name}?pageSize=2000`,
    })
    return answer.json<{ count: number }>().count
  }
  const columns = { displayColumns: ['Name'], visibility: 'Public' }
  const filteredByInfo = [
    { fieldApiName: 'Processor_Reference__c', operator: 'Equals', operandLabels: ['nothing-like-it'] },
  ]
  const plain = await make(target, 'admin', 'Payment__c', columns)
  const filtered = await make(target, 'admin', 'Payment__c', { ...columns, filteredByInfo })
  if (filtered.id === '' || plain.id === '') return [`no list is made: ${filtered.answer.payload}`]
  const [all, some] = [await payments(plain.listViewApiName), await payments(filtered.listViewApiName)]
  if (all === 0) return ['there are no payments']
  return all === some ? [] : ['a list of somebody else is filtered by what its reader may not know']
}

import { metadata } from '@porchlight/server/testing'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { hiddenPaths, shownBy } from './field-questions'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'
import { twinIt } from './twin-it'
import { unreadableIn } from './unreadable'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A06: a field across references', () => {
  it('is checked at each hop, for the record and for the field', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('that may not be read is reported by this check when it can be', async () => {
    const planted = await withHole(world, { context: (real) => widened(real, 'read') })
    const leaks = await leaksOfFields(planted, ['Case', 'Contact', 'Order'])
    for (const name of Object.keys(strictReaders)) {
      expect(leaks).toContainEqual(expect.stringMatching(`^fields of ${name}: `))
    }
    for (const name of ['record', 'records', 'page', 'list', 'list page', 'search', 'related']) {
      expect(leaks).toContainEqual(expect.stringMatching(`^optionalFields of ${name}: `))
    }
  })

  twinIt('of a foreign record is reported by this check when records can be reached', async () => {
    const leaks = await leaksOfRecords(await withHole(world, { context: (real) => widened(real, 'records') }))
    for (const name of ['record', 'records', 'page']) {
      expect(leaks).toContain(`optionalFields of ${name}: the account of somebody else`)
    }
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  return [
    ...(await leaksOfFields(target)),
    ...(await leaksOfRecords(target)),
    ...(await leaksOfDepth(target)),
  ]
}

/** A call that names the fields to return; null when the object has no such call. */
type Reader = (objectApiName: string, id: string, names: string) => InjectOptions | null

const uiApi = `${dataServicePath}/ui-api`

/** Returns the first declared list of an object. */
function listOf(objectApiName: string): string {
  return `${objectApiName}/${metadata.object(objectApiName)?.listViews[0]?.apiName}`
}

/** Calls that reject unknown names in `fields`. */
const strictReaders: Readonly<Record<string, Reader>> = {
  record: (_, id, names) => get(`records/${id}?fields=${names}`),
  records: (_, id, names) => get(`records/batch/${id}?fields=${names}`),
  list: (object, _, names) => get(`list-records/${listOf(object)}?pageSize=20&fields=${names}`),
  'list in a body': (object, _, names) =>
    post(`list-records/${listOf(object)}`, { fields: names.split(',') }),
  'list page': (object, _, names) => get(`list-ui/${listOf(object)}?fields=${names}`),
  recent: (object, _, names) => get(`mru-list-records/${object}?fields=${names}`),
  search: (object, _, names) => post('search/results?q=an', searched(object, { fields: names.split(',') })),
}

/** Calls that omit unknown names in `optionalFields`. */
const lenientReaders: Readonly<Record<string, Reader>> = {
  record: (_, id, names) => get(`records/${id}?optionalFields=${names}`),
  records: (_, id, names) => get(`records/batch/${id}?optionalFields=${names}`),
  page: (_, id, names) => get(`record-ui/${id}?optionalFields=${names}`),
  list: (object, _, names) => get(`list-records/${listOf(object)}?optionalFields=${names}`),
  'list in a body': (object, _, names) =>
    post(`list-records/${listOf(object)}`, { optionalFields: names.split(',') }),
  'list page': (object, _, names) => get(`list-ui/${listOf(object)}?optionalFields=${names}`),
  recent: (object, _, names) => get(`mru-list-records/${object}?optionalFields=${names}`),
  search: (object, _, names) =>
    post('search/results?q=an', searched(object, { optionalFields: names.split(',') })),
  template: (_, id, names) => get(`record-defaults/template/clone/${id}?optionalFields=${names}`),
  defaults: (object, _, names) => get(`record-defaults/create/${object}?optionalFields=${names}`),
  related: (object, id, names) => {
    const list = metadata
      .object(object)
      ?.relatedLists.find(
        ({ childObjectApiName }) =>
          metadata.object(childObjectApiName)?.access.customer.records.kind !== 'none',
      )
    if (list === undefined) return null
    const own = names.split(',').map((name) => name.replace(`${object}.`, `${list.childObjectApiName}.`))
    return get(`related-list-records/${id}/${list.relatedListId}?optionalFields=${own}`)
  },
  action: (object, id, names) => {
    const action = metadata.object(object)?.quickActions[0]?.apiName
    const url = `actions/record-defaults/${action}?parentRecordId=${id}&optionalFields=${names}`
    return action === undefined ? null : get(url)
  },
}

function get(url: string): InjectOptions {
  return { method: 'GET', url: `${uiApi}/${url}` }
}

function post(url: string, payload: object): InjectOptions {
  return { method: 'POST', url: `${uiApi}/${url}`, payload }
}

function searched(objectApiName: string, options: object): object {
  return { searchObjectOptions: [{ objectApiName, ...options }] }
}

async function read(target: AbuseWorld, request: InjectOptions) {
  return await target.send({ ...request, headers: bearer(target.token) })
}

/**
 * Checks hidden fields, of the record and one hop away: treated like an unknown name, and absent when optional. `only`:
 * the objects to try, where all would take long.
 */
async function leaksOfFields(target: AbuseWorld, only?: readonly string[]): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.mine)) {
    const object = metadata.object(objectApiName)
    if (object === undefined || only?.includes(objectApiName) === false) continue
    const paths = hiddenPaths(object, 'customer')
    for (const { hidden, unknown } of paths) {
      for (const [name, reader] of Object.entries(strictReaders)) {
        const shown = async (path: string) => {
          const request = reader(objectApiName, id, `${objectApiName}.${path}`)
          return request === null ? '' : shownBy(await read(target, request), hidden, unknown)
        }
        const ofHidden = await shown(hidden)
        if (ofHidden !== (await shown(unknown))) leaks.push(`fields of ${name}: ${objectApiName}.${hidden}`)
        if (name === 'record' && !ofHidden.startsWith('400')) leaks.push(`fields=${objectApiName}.${hidden}`)
      }
    }
    for (const [name, reader] of Object.entries(lenientReaders)) {
      const names = paths.map(({ hidden }) => `${objectApiName}.${hidden}`).join()
      const request = reader(objectApiName, id, names === '' ? `${objectApiName}.No_Such__c` : names)
      const answer = request === null ? null : await read(target, request)
      const fields = answer?.statusCode === 200 ? unreadableIn(answer.json(), 'customer') : []
      leaks.push(...fields.map((field) => `optionalFields of ${name}: ${field}`))
      const mayRefuse = ['template', 'defaults', 'action', 'search'].includes(name)
      if (answer !== null && answer.statusCode !== 200 && !mayRefuse) {
        leaks.push(`optionalFields of ${name} of ${objectApiName}: ${answer.statusCode}`)
      }
    }
  }
  return leaks
}

/** Checks an own case that somehow references a foreign account: nothing of the account is shown. */
async function leaksOfRecords(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const own = (await recordsOf(pool, target.mine)).find(({ objectApiName }) => objectApiName === 'Case')
  if (own === undefined) throw new TypeError('The customer has no case.')
  const account = await pool.query<{ AccountNumber: string }>(
    'select "AccountNumber" from record."Account" where "Id" = $1',
    [target.theirs.accountId],
  )
  const before = await pool.query<{ AccountId: string | null }>(
    'select "AccountId" from record."Case" where "Id" = $1',
    [own.id],
  )
  const name = (accountId: string | null | undefined) =>
    pool.query('update record."Case" set "AccountId" = $1 where "Id" = $2', [accountId, own.id])
  await name(target.theirs.accountId)
  const secret = account.rows[0]?.AccountNumber ?? ''
  const names = 'Case.Account.AccountNumber,Case.Account.Contact.Email'
  for (const [kind, readers] of Object.entries({ fields: strictReaders, optionalFields: lenientReaders })) {
    for (const [reader, request] of Object.entries(readers)) {
      const requested = request('Case', own.id, names)
      const answer = requested === null ? null : await read(target, requested)
      if (answer?.payload.includes(secret) === true)
        leaks.push(`${kind} of ${reader}: the account of somebody else`)
    }
  }
  await name(before.rows[0]?.AccountId)
  return leaks
}

/** Checks that six references and cycles of them are rejected, and omitted where names are optional. */
async function leaksOfDepth(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const [own] = await recordsOf(target.context.pool, target.mine)
  if (own === undefined) throw new TypeError('The customer has nothing.')
  const circle = `${own.objectApiName}.${'CreatedBy.'.repeat(6)}Name`
  for (const [name, reader] of Object.entries({ ...lenientReaders, ...strictReaders })) {
    const request = reader(own.objectApiName, own.id, circle)
    const answer = request === null ? null : await read(target, request)
    const spans = answer?.payload.split('"CreatedBy":').length ?? 0
    const isRefused = answer === null || answer.statusCode === 400 || spans <= 1 || name === 'related'
    if (!isRefused || (name === 'record' && answer?.statusCode !== 400)) leaks.push(`depth of ${name}`)
    if ((answer?.statusCode ?? 0) >= 500) leaks.push(`depth of ${name}: ${answer?.statusCode}`)
  }
  return leaks
}

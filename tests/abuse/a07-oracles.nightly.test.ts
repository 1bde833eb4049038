import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { fieldQuestions, hiddenPaths, shownBy } from './field-questions'
import { recordsOf } from './owned-records'
import { widened } from './planted-engines'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('A07: a question', () => {
  it('tells nothing of hidden fields, wherever it orders, filters, searches or asks by them', async () => {
    expect(await leaksOfFields(world)).toEqual([])
    expect(await leaksOfSearch(world)).toEqual([])
  })

  it('tells nothing of foreign records, by conditions across references or by ETags', async () => {
    expect(await leaksOfSpans(world)).toEqual([])
    expect(await leaksOfETags(world)).toEqual([])
  })

  twinIt('that tells of hidden fields is reported by this check when they can be read', async () => {
    const planted = await withHole(world, { context: (context) => widened(context, 'read') })
    const leaks = await leaksOfFields(planted, { untilTold: true })
    const missed = fieldQuestions.filter(({ name }) => !leaks.some((leak) => leak.startsWith(`${name} by `)))
    expect(missed.map(({ name }) => name)).toEqual([])
    expect(leaks).toContainEqual(expect.stringMatching(/^sortBy by \w+\.\w+ of /))
    expect(await leaksOfSearch(planted)).toContain('list-records in Case.Comments')
  })

  twinIt('that tells of foreign records is reported by this check when they can be reached', async () => {
    const planted = await withHole(world, { context: (context) => widened(context, 'records') })
    expect(await leaksOfETags(planted)).toContainEqual(expect.stringMatching(/^If-None-Match/))
    const leaks = await leaksOfSpans(planted)
    expect(leaks).toContain('where as text tells of a foreign account')
    expect(leaks).toContain('a filter tells of a foreign account')
  })
})

/**
 * Checks hidden fields of the object and of those it references: the error is that of an unknown name.
 * `untilDisclosed`: no query is repeated once it has revealed a field of the object, and once a field behind a
 * reference.
 */
async function leaksOfFields(
  target: AbuseWorld,
  { untilTold: untilDisclosed = false } = {},
): Promise<readonly string[]> {
  const leaks: string[] = []
  const disclosed = new Set<string>()
  const own = await recordsOf(target.context.pool, target.mine)
  const parents = new Map(own.map(({ objectApiName, id }) => [objectApiName, id]))
  for (const object of metadata.objects.values()) {
    if (object.access.customer.records.kind === 'none') continue
    for (const { hidden, unknown } of hiddenPaths(object, 'customer')) {
      for (const { name, sendRequest } of fieldQuestions) {
        const reach = `${name} ${hidden.includes('.') ? 'behind a reference' : 'of the object'}`
        if (untilDisclosed && disclosed.has(reach)) continue
        const shown = async (field: string) => {
          const request = sendRequest(object, field, parents)
          if (request === null) return null
          return shownBy(await target.send({ ...request, headers: bearer(target.token) }), hidden, unknown)
        }
        const ofHidden = await shown(hidden)
        if (ofHidden === (await shown(unknown))) continue
        disclosed.add(reach)
        leaks.push(`${name} by ${hidden} of ${object.apiName}: ${ofHidden?.slice(0, 200)}`)
      }
    }
  }
  return leaks
}

/** Checks own records with a word in a hidden field: searching for it finds nothing. */
async function leaksOfSearch(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  for (const { objectApiName, id } of await recordsOf(pool, target.mine)) {
    const object = metadata.object(objectApiName)
    const hidden = [...(object?.fields.values() ?? [])].filter(
      ({ apiName, dataType }) =>
        object?.access.customer.read.has(apiName) === false && /^(String|TextArea)$/.test(dataType),
    )
    for (const { apiName: field } of hidden) {
      await pool.query(`update record."${objectApiName}" set "${field}" = 'quillmarrow' where "Id" = $1`, [
        id,
      ])
      const keyword = `search/results/keyword?objectApiName=${objectApiName}&q=quillmarrow`
      const searches = {
        'list-records': {
          method: 'GET',
          url: `list-records/${objectApiName}/${object?.listViews[0]?.apiName}?searchTerm=quillmarrow`,
        },
        keyword: { method: 'POST', url: keyword, payload: {} },
        results: { method: 'POST', url: 'search/results?q=quillmarrow', payload: {} },
      } as const
      for (const [name, request] of Object.entries(searches)) {
        const url = `${uiApi}/${request.url}`
        const answer = await target.send({ ...request, url, headers: bearer(target.token) })
        if (answer.payload.includes(id)) leaks.push(`${name} in ${objectApiName}.${field}`)
        if (answer.statusCode >= 500) leaks.push(`${name} in ${objectApiName}: ${answer.statusCode}`)
      }
    }
  }
  return leaks
}

/** Checks an own case that somehow references a foreign account: no condition reveals the account's values. */
async function leaksOfSpans(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const own = (await recordsOf(pool, target.mine)).find(({ objectApiName }) => objectApiName === 'Case')
  const name = (accountId: string | null) =>
    pool.query('update record."Case" set "AccountId" = $1 where "Id" = $2', [accountId, own?.id])
  const before = await pool.query<{ AccountId: string | null }>(
    'select "AccountId" from record."Case" where "Id" = $1',
    [own?.id],
  )
  const account = await pool.query<{ AccountNumber: string }>(
    'select "AccountNumber" from record."Account" where "Id" = $1',
    [target.theirs.accountId],
  )
  const secret = account.rows[0]?.AccountNumber ?? ''
  const list = `list-records/Case/${metadata.object('Case')?.listViews[0]?.apiName}`
  const questions = {
    'where as text': (value: string) => ({
      method: 'GET' as const,
      url: `${list}?where=${encodeURIComponent(`{ Account: { AccountNumber: { eq: "${value}" } } }`)}`,
    }),
    'where as JSON': (value: string) => ({
      method: 'POST' as const,
      url: list,
      payload: { where: { Account: { AccountNumber: { like: `${value.slice(0, 4)}%` } } } },
    }),
    'not where': (value: string) => ({
      method: 'POST' as const,
      url: list,
      payload: { where: { not: { Account: { AccountNumber: { ne: value } } } } },
    }),
    'a filter': (value: string) => ({
      method: 'POST' as const,
      url: 'search/results/keyword?objectApiName=Case&q=bill',
      payload: { filters: [{ fieldPath: 'Account.AccountNumber', operator: 'NotEqual', values: [value] }] },
    }),
  }
  await name(target.theirs.accountId)
  await pool.query(`update record."Case" set "Subject" = 'A bill' where "Id" = $1`, [own?.id])
  for (const [question, request] of Object.entries(questions)) {
    const sendRequest = async (value: string) => {
      const requested = request(value)
      const url = `${uiApi}/${requested.url}`
      const answer = await target.send({ ...requested, url, headers: bearer(target.token) })
      if (answer.statusCode !== 200) throw new TypeError(`${question}: ${answer.payload}`)
      return answer.payload.includes(own?.id ?? '')
    }
    if ((await sendRequest(secret)) !== (await sendRequest('9'.repeat(secret.length)))) {
      leaks.push(`${question} tells of a foreign account`)
    }
  }
  await name(before.rows[0]?.AccountId ?? null)
  return leaks
}

/** Checks that a caller who knows the ETag of a foreign record cannot learn that it is unchanged. */
async function leaksOfETags(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const owner = bearer(await target.world.tokenOf(target.theirs.username))
  for (const { objectApiName, id } of await recordsOf(target.context.pool, target.theirs)) {
    const selection = `optionalFields=${objectApiName}.Id`
    for (const url of [`records/${id}?${selection}`, `record-ui/${id}`, `actions/record/${id}`]) {
      const request = { method: 'GET', url: `${uiApi}/${url}` } as const
      const { etag } = (await target.send({ ...request, headers: owner })).headers
      if (etag === undefined) throw new TypeError(`${url} has no ETag.`)
      const answer = await target.send({
        ...request,
        headers: { ...bearer(target.token), 'if-none-match': etag },
      })
      if (answer.statusCode !== 404) leaks.push(`If-None-Match ${objectApiName} ${url}: ${answer.statusCode}`)
    }
  }
  return leaks
}

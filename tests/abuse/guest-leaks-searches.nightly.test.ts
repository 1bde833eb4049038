// SF-6, SF-7, SF-11 and SF-12 of the guest-leak tests: searches, counts, pages and conditions.
import { isPorchlightError } from '@porchlight/errors'
import { metadata } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { fieldQuestions, hiddenPaths, shownBy } from './field-questions'
import { readGuardedValues } from './guarded-values'
import { recordsOf } from './owned-records'
import { asSystem, opened } from './planted-engines'
import { openStrangers, type Stranger } from './strangers'
import { twinIt } from './twin-it'

let world: AbuseWorld
let strangers: readonly [Stranger, Stranger]

beforeAll(async () => {
  world = await openAbuseWorld()
  strangers = await openStrangers(world)
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('SF-6: a search for a few letters', () => {
  it('finds a stranger nothing of anybody else, by results, lookups or filters', async () => {
    expect(await disclosedSearches(world)).toEqual([])
  })

  twinIt('is reported by this check when searches forget who asks', async () => {
    const planted = await withHole(world, {
      context: (real) => asSystem(real, 'searchRecords', 'listRecords'),
    })
    const disclosed = await disclosedSearches(planted, fewTerms)
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer POST .*search\/results\?/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer POST .*search\/results\/keyword\?/))
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer GET .*lookups\//))
    expect(disclosed).toContainEqual(expect.stringMatching(/^newcomer GET .*search-info\//))
  })

  twinIt('is reported by this check when guests read the objects', async () => {
    const disclosed = await disclosedSearches(
      await withHole(world, { context: (real) => opened(real, 'guest') }),
      fewTerms,
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^guest POST .*search\/results\?/))
  })
})

describe('SF-7: the count of a related list', () => {
  it('is that of the records that can be seen, which others’ are not', async () => {
    expect(await disclosedCounts(world)).toEqual([])
  })

  twinIt('is reported by this check when counts forget who asks', async () => {
    const disclosed = await disclosedCounts(
      await withHole(world, { context: (real) => asSystem(real, 'countRecords') }),
    )
    expect(disclosed).toContainEqual(expect.stringMatching(/^Account\.Cases: /))
  })
})

describe('SF-11: a page', () => {
  it('is no larger than allowed, and its token is good for nobody and nothing else', async () => {
    expect(await disclosedPages(world)).toEqual([])
  })

  twinIt('is reported by this check when a token that is not good begins anew', async () => {
    const planted = await withHole(world, {
      context: (real) => ({
        ...real,
        engine: {
          ...real.engine,
          listRecords: async (viewer, request) => {
            try {
              return await real.engine.listRecords(viewer, request)
            } catch (error) {
              if (!isPorchlightError(error)) throw error
              return await real.engine.listRecords(viewer, { ...request, position: { kind: 'start' } })
            }
          },
        },
      }),
    })
    const disclosed = await disclosedPages(planted)
    expect(disclosed).toContain('a token of somebody else: 200')
    expect(disclosed).toContain('a token of another order: 200')
    expect(disclosed).toContain('a token that was changed: 200')
  })

  twinIt('is reported by this check when nobody looks at its size', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('preHandler', async (request) => {
          for (const part of [request.query, request.body]) {
            if (typeof part === 'object' && part !== null) Reflect.deleteProperty(part, 'pageSize')
          }
        })
      },
    })
    expect(await disclosedPages(planted)).toContainEqual(
      expect.stringMatching(/^pageSize 20000 of list-records/),
    )
  })
})

describe('SF-12: a condition on a hidden field', () => {
  it('is answered to a stranger like one on a field that does not exist', async () => {
    expect(await disclosedConditions(world)).toEqual([])
  })

  twinIt('is reported by this check when the fields can be read', async () => {
    for (const { name, viewerClass } of strangers) {
      const planted = await withHole(world, { context: (real) => opened(real, viewerClass) })
      const disclosed = await disclosedConditions(planted, ['Case', 'Lead'])
      expect(disclosed).toContainEqual(expect.stringMatching(`^${name} sortBy `))
      expect(disclosed).toContainEqual(expect.stringMatching(`^${name} where as JSON `))
    }
  })
})

const terms = ['a', 'e', '7', 'an', 'da', 'wh', 'tx', '77', '@e', 'ash', 'adv', 'bil', '713', 'exa', 'dan']

/** Enough for a hole that affects every search. */
const fewTerms = terms.filter((term) => term.length === 3)

async function disclosedSearches(target: AbuseWorld, searched = terms): Promise<readonly string[]> {
  const disclosed: string[] = []
  const objects = [...metadata.objects.values()]
  const lookups = objects.flatMap((object) =>
    [...object.fields.values()].flatMap(({ apiName, reference }) =>
      reference === null ? [] : [`${object.apiName}/${apiName}/${reference.objectApiName}`],
    ),
  )
  for (const stranger of strangers) {
    const guarded = await readGuardedValues(target.context.pool, stranger.ownIds)
    for (const q of searched) {
      const requests = [
        { method: 'POST' as const, url: `search/results?q=${q}`, payload: {} },
        {
          method: 'POST' as const,
          url: `search/results?q=${q}`,
          payload: { objectApiNames: ['Account', 'Case', 'Contact', 'User'] },
        },
        ...objects.map(({ apiName }) => ({
          method: 'POST' as const,
          url: `search/results/keyword?objectApiName=${apiName}&q=${q}`,
          payload: {},
        })),
        ...lookups.map((lookup) => ({
          method: 'GET' as const,
          url: `lookups/${lookup}?q=${q}&searchType=Search&pageSize=50`,
        })),
        ...lookups.map((lookup) => {
          const [objectApiName, fieldApiName] = lookup.split('/')
          const url = `search-info/${objectApiName}/filters/${fieldApiName}/options?q=${q}`
          return { method: 'GET' as const, url }
        }),
      ]
      for (const request of requests) {
        const url = `${uiApi}/${request.url}`
        const answer = await target.send({ ...request, url, headers: stranger.headers })
        const tellings = guarded.tellings(answer.payload)
        if (answer.statusCode >= 500 || tellings.length > 0) {
          disclosed.push(`${stranger.name} ${request.method} ${url}: ${answer.statusCode} ${tellings}`)
        }
      }
    }
  }
  return disclosed
}

/** Checks that a foreign case that somehow belongs to an own account is neither listed nor counted. */
async function disclosedCounts(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  const { pool } = target.context
  const foreign = (await recordsOf(pool, target.theirs)).find(({ objectApiName }) => objectApiName === 'Case')
  const before = await pool.query<{ AccountId: string | null }>(
    'select "AccountId" from record."Case" where "Id" = $1',
    [foreign?.id],
  )
  const hang = (accountId: string | null) =>
    pool.query('update record."Case" set "AccountId" = $1 where "Id" = $2', [accountId, foreign?.id])
  await hang(target.mine.accountId)
  const headers = bearer(target.token)
  const read = async <Answer>(url: string) =>
    (await target.send({ method: 'GET', url: `${uiApi}/${url}`, headers })).json<Answer>()
  for (const { objectApiName, id } of await recordsOf(pool, target.mine)) {
    const parentId = objectApiName === 'Account' ? target.mine.accountId : id
    for (const { relatedListId, childObjectApiName } of metadata.object(objectApiName)?.relatedLists ?? []) {
      if (metadata.object(childObjectApiName)?.access.customer.records.kind === 'none') {
        const shown = async (id: string) =>
          JSON.stringify(await read(`related-list-count/${parentId}/${id}`)).replaceAll(id, 'LIST')
        if ((await shown(relatedListId)) !== (await shown('Nothing_Such__r')))
          disclosed.push(`${objectApiName}.${relatedListId} is not like one that does not exist`)
        continue
      }
      const { records } = await read<{ records: readonly unknown[] }>(
        `related-list-records/${parentId}/${relatedListId}?pageSize=1999`,
      )
      const one = await read<{ count: number }>(
        `related-list-count/${parentId}/${relatedListId}?maxCount=1999`,
      )
      const batch = await read<{ results: readonly { result: { count: number } }[] }>(
        `related-list-count/batch/${parentId}/${relatedListId}?maxCount=1999`,
      )
      const few = await read<{ count: number; hasMore: boolean }>(
        `related-list-count/${parentId}/${relatedListId}?maxCount=${Math.max(records.length, 1)}`,
      )
      const counts = [one.count, batch.results[0]?.result.count, few.count]
      if (counts.some((count) => count !== records.length) || few.hasMore) {
        disclosed.push(`${objectApiName}.${relatedListId}: ${records.length} records, counted ${counts}`)
      }
      if (JSON.stringify(records).includes(foreign?.id ?? ''))
        disclosed.push(`${relatedListId} lists a foreign case`)
    }
  }
  await hang(before.rows[0]?.AccountId ?? null)
  return disclosed
}

async function disclosedPages(target: AbuseWorld): Promise<readonly string[]> {
  const disclosed: string[] = []
  const view = metadata.object('Bill__c')?.listViews[0]?.apiName
  const list = `list-records/Bill__c/${view}`
  const mine = bearer(target.token)
  const theirs = bearer(await target.world.tokenOf(target.theirs.username))
  const get = (url: string, headers = mine) => target.send({ method: 'GET', url: `${uiApi}/${url}`, headers })

  const related = `related-list-records/${target.mine.accountId}/Bills__r`
  const sized = [list, `list-ui/Bill__c/${view}`, 'mru-list-records/Bill__c', related, 'list-info/Bill__c']
  for (const url of sized) {
    for (const pageSize of ['20000', '2001', '0', '-1', '1e9', '0x10']) {
      const { statusCode } = await get(`${url}?pageSize=${pageSize}`)
      if (statusCode !== 400) disclosed.push(`pageSize ${pageSize} of ${url}: ${statusCode}`)
    }
  }
  const bodies = [list, related, 'search/results/keyword?objectApiName=Bill__c&q=bill']
  for (const url of bodies) {
    for (const pageSize of [20_000, 2_001, 0, -1, 1.5]) {
      const request = {
        method: 'POST' as const,
        url: `${uiApi}/${url}`,
        payload: { pageSize },
        headers: mine,
      }
      const { statusCode } = await target.send(request)
      if (statusCode !== 400) disclosed.push(`pageSize ${pageSize} in a body of ${url}: ${statusCode}`)
    }
  }

  const tokenOf = async (query: string, headers: typeof mine) =>
    (await get(`${list}?pageSize=2${query}`, headers)).json<{ nextPageToken: string | null }>()
      .nextPageToken ?? ''
  const own = await tokenOf('', mine)
  if ((await get(`${list}?pageSize=2&pageToken=${own}`)).statusCode !== 200)
    disclosed.push('an own token is refused')
  const last = own.endsWith('A') ? 'B' : 'A'
  const tokens = {
    'a token of somebody else': await tokenOf('', theirs),
    'a token of another order': await tokenOf('&sortBy=Name', mine),
    'a token of another filter': await tokenOf(`&where=${encodeURIComponent('{ Name: { ne: "x" } }')}`, mine),
    'a token that was changed': own.slice(0, -1) + last,
    'a token without its seal': `${own.split('.')[0]}.`,
    'a token of one’s own making': Buffer.from('["after","a","b"]').toString('base64url'),
    'a token far away': '2001',
    'a token of no number': "0' or 1=1",
  }
  for (const [name, token] of Object.entries(tokens)) {
    if (token === '') disclosed.push(`${name}: there is none`)
    const { statusCode } = await get(`${list}?pageSize=2&pageToken=${encodeURIComponent(token)}`)
    if (statusCode !== 400) disclosed.push(`${name}: ${statusCode}`)
  }
  return disclosed
}

/**
 * Checks that hidden fields are never named to strangers, not even by a different error. `only`: the objects to try.
 */
async function disclosedConditions(target: AbuseWorld, only?: readonly string[]): Promise<readonly string[]> {
  const disclosed: string[] = []
  for (const { name, viewerClass, headers, ownIds } of strangers) {
    const parents = new Map([['Contact', ownIds[0] ?? '003000000000000AAA']])
    for (const object of metadata.objects.values()) {
      if (only?.includes(object.apiName) === false) continue
      for (const { hidden, unknown } of hiddenPaths(object, viewerClass).slice(0, 2)) {
        for (const question of fieldQuestions) {
          const shown = async (field: string) => {
            const request = question.sendRequest(object, field, parents)
            return request === null
              ? null
              : shownBy(await target.send({ ...request, headers }), hidden, unknown)
          }
          const ofHidden = await shown(hidden)
          if (ofHidden === (await shown(unknown))) continue
          disclosed.push(
            `${name} ${question.name} ${hidden} of ${object.apiName}: ${ofHidden?.slice(0, 200)}`,
          )
        }
      }
    }
  }
  return disclosed
}

import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, ownPage, withHole } from './abuse-world'
import { callTextParameters, dataServicePath } from './call-examples'
import { methodTries } from './method-tries'
import { recordsOf } from './owned-records'
import { costOf, stallMs } from './processor-cost'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('A32: a text or a body that is costly to read', () => {
  it('holds up nobody: no text of any call takes more than 100 ms of the processor', async () => {
    expect(await slowTexts(world)).toEqual([])
  }, 240_000)

  it('is refused when it is too large, too deep or too many', async () => {
    expect(await slowBodies(world)).toEqual([])
  })

  twinIt(
    'is reported by this check when a pattern goes back and forth over a text',
    async () => {
      const planted = await withHole(world, {
        app: (app) => {
          app.addHook('preHandler', async (request) => {
            const text = JSON.stringify([request.query, request.body, request.params]).slice(0, 16_000)
            // Each space starts a run that is rescanned to its end: a quarter of a second for this many.
            if (text.includes('   ')) text.split(/\s+y/)
          })
        },
      })
      expect(await slowTexts(planted, /predupe/)).toContainEqual(expect.stringMatching(/^POST .*\/predupe/))
    },
    240_000,
  )

  twinIt('is reported by this check when limits are not kept', async () => {
    const planted = await withHole(world, {
      app: (app) => void app.setValidatorCompiler(() => () => true),
    })
    // A search that its contract does not reject is executed; many related lists also have a budget.
    expect(await slowBodies(planted, /^1,000 (related lists|objects of a search)$/, 1_000)).toEqual([
      '1,000 objects of a search: 200',
    ])
  })
})

/** Returns texts that make patterns backtrack: long runs, followed by a mismatch. */
const evil = (length: number): readonly string[] => [
  `${'a'.repeat(length)}!`,
  `${' '.repeat(length)}x`,
  `${'a@'.repeat(length / 2)}a.`,
  `${'1'.repeat(length)}x`,
  `${'('.repeat(length)}1`,
  `${'{a:'.repeat(length / 3)}`,
  `${'a.'.repeat(length / 2)}!`,
  `${','.repeat(length)}a`,
  // Unicode's normal form orders marks. In an address each takes six bytes.
  `a${'\u0315\u0316'.repeat(length > 10_000 ? length / 2 : length / 12)}`,
]

async function slowTexts(target: AbuseWorld, only = /./): Promise<readonly string[]> {
  const slow: string[] = []
  const own = await recordsOf(target.context.pool, target.mine)
  const idOf = (objectApiName: string) =>
    own.find((record) => record.objectApiName === objectApiName)?.id ?? '500000000000000AAA'
  const headers = { ...ownPage, ...bearer(target.token) }
  const tries = [...callTextParameters(idOf), ...(await methodTries(target))]
  for (const { name, isInBody, request } of tries) {
    if (!only.test(name)) continue
    for (const text of evil(isInBody ? 100_000 : 9_000)) {
      const sent = request(text)
      let status = 0
      const cost = await costOf(async () => {
        status = (await target.send({ ...sent, headers: { ...sent.headers, ...headers } })).statusCode
      })
      if (status >= 500) slow.push(`${name} ${text.slice(0, 6)}: ${status}`)
      if (cost > stallMs) slow.push(`${name} ${text.slice(0, 6)}: ${Math.round(cost)} ms`)
    }
  }
  return slow
}

/**
 * `only`: the names of the attempts to make, where all would take long; `many`: the number of parts in a large body.
 */
async function slowBodies(target: AbuseWorld, only = /./, many = 10_000): Promise<readonly string[]> {
  const leaks: string[] = []
  const headers = bearer(target.token)
  const contactId = target.mine.contactId
  const ids = Array.from({ length: 10_000 }, (_, index) => `003${String(index).padStart(12, '0')}`)
  const counted = many.toLocaleString('en')
  const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
  const json = { ...headers, 'content-type': 'application/json' }
  const parts = (count: number) => ({ or: Array.from({ length: count }, () => ({ Subject: { eq: 'a' } })) })
  const attempts: Readonly<Record<string, InjectOptions>> = {
    '10,000 ids': { method: 'GET', url: `${uiApi}/records/batch/${ids}?fields=Contact.Name`, headers },
    '1,000 ids': {
      method: 'GET',
      url: `${uiApi}/records/batch/${ids.slice(0, 800)}?fields=Contact.Name`,
      headers,
    },
    '1,000 ids of actions': { method: 'GET', url: `${uiApi}/actions/record/${ids.slice(0, 800)}`, headers },
    '1,000 ids of avatars': {
      method: 'GET',
      url: `${uiApi}/record-avatars/batch/${ids.slice(0, 800)}`,
      headers,
    },
    '1,000 ids of pages': { method: 'GET', url: `${uiApi}/record-ui/${ids.slice(0, 800)}`, headers },
    '1,000 objects': {
      method: 'GET',
      url: `${uiApi}/object-info/batch/${'Case,'.repeat(1_000)}Case`,
      headers,
    },
    '1,000 fields': {
      method: 'GET',
      url: `${uiApi}/records/${contactId}?fields=${'Contact.Name,'.repeat(1_000)}Contact.Id`,
      headers,
    },
    'a body of 2 MB': {
      method: 'POST',
      url: `${uiApi}/records`,
      headers,
      payload: { apiName: 'Case', fields: { Subject: 'a'.repeat(2_000_000) } },
    },
    'a body of 100,000 levels': {
      method: 'POST',
      url: `${uiApi}/records`,
      headers: json,
      payload: `{"apiName":"Case","fields":{"Subject":${nested(100_000, '[', ']')}}}`,
    },
    'a condition of 10,000 levels': {
      method: 'POST',
      url: `${uiApi}/list-records/Case/AllCases`,
      headers: json,
      payload: `{"where":${'{"not":'.repeat(10_000)}{"Subject":{"eq":"a"}}${'}'.repeat(10_000)}}`,
    },
    'a condition of 5,000 parts': {
      method: 'POST',
      url: `${uiApi}/list-records/Case/AllCases`,
      headers,
      payload: { where: parts(5_000) },
    },
    'a condition of 5,000 parts in a related list': {
      method: 'POST',
      url: `${uiApi}/related-list-records/${target.mine.accountId}/Cases`,
      headers,
      payload: { where: parts(5_000) },
    },
    'a condition of 30 levels as text': {
      method: 'GET',
      url: `${uiApi}/list-records/Case/AllCases?where=${encodeURIComponent(nested(30, '{ not: ', '}'))}`,
      headers,
    },
    '10,000 writes': {
      method: 'POST',
      url: `${uiApi}/records/batch`,
      headers,
      payload: {
        operations: [{ type: 'DELETE', records: ids.map((Id) => ({ fields: { Id } })) }],
      },
    },
    [`${counted} related lists`]: {
      method: 'POST',
      url: `${uiApi}/related-list-records/batch/${target.mine.accountId}`,
      headers,
      payload: { relatedListParameters: ids.slice(0, many).map(() => ({ relatedListId: 'Cases' })) },
    },
    [`${counted} objects of a search`]: {
      method: 'POST',
      url: `${uiApi}/search/results?q=bill`,
      headers,
      payload: { objectApiNames: ids.slice(0, many).map(() => 'Case') },
    },
    '10,000 orderings': {
      method: 'POST',
      url: `${uiApi}/list-records/Case/AllCases`,
      headers,
      payload: { sortBy: ids.map(() => 'Subject') },
    },
    'a logic of 10,000 parentheses': {
      method: 'POST',
      url: `${uiApi}/list-info/Case`,
      headers: bearer(await target.world.tokenOf('supervisor@example.com')),
      payload: {
        listViewApiName: 'Deep',
        label: 'Deep',
        displayColumns: ['Subject'],
        filterLogicString: `${nested(10_000, '(', ')')}`,
      },
    },
  }
  for (const [name, request] of Object.entries(attempts)) {
    if (!only.test(name)) continue
    let status = 0
    const cost = await costOf(async () => {
      status = (await target.send({ ...request })).statusCode
    })
    if (status < 400 || status >= 500) leaks.push(`${name}: ${status}`)
    // A body that is too large to read is read at most once.
    if (cost > 2 * stallMs) leaks.push(`${name}: ${Math.round(cost)} ms`)
  }
  return leaks
}

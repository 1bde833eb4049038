import { workBudgets } from '@porchlight/metadata'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld } from './abuse-world'
import { dataServicePath } from './call-examples'
import { watchStatements } from './pool-watch'
import { relatedIds } from './related-ids'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`
const { joins, pagedJoins, conditions, comparedValues, whereCharacters, rows, cells } = workBudgets

describe('A48: one call that is a great deal of work', () => {
  it('is refused beyond each budget, by its name, its limit and what to do, before a statement is sent', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('is answered when it needs exactly as much as a budget allows', async () => {
    const allowed = withinBudgets(world)
    for (const [name, request] of Object.entries(allowed)) {
      const answer = await send(world, request)
      expect(`${name}: ${answer.statusCode} ${answer.payload.slice(0, 200)}`).toContain(`${name}: 200`)
    }
  })

  it('is not refused on a later page when it was answered on the first', async () => {
    const body = { optionalFields: relatedIds(world, 8), sortBy: ['-Subject', 'Status'], pageSize: 1 }
    const url = `${uiApi}/list-records/Case/AllCases`
    const first = await send(world, { method: 'POST', url, payload: body })
    const pageToken = first.json<{ nextPageToken: string }>().nextPageToken
    const second = await send(world, { method: 'POST', url, payload: { ...body, pageToken } })
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  })

  twinIt.each([
    ['joins', '31 joins'],
    ['joins', '31 joins of one record'],
    ['joins', '31 joins over fields, order and where'],
    ['pagedJoins', '99 joins of a later page'],
    ['conditions', '101 conditions'],
    ['comparedValues', '2,001 values'],
    ['whereCharacters', 'a where of 64,001 characters'],
    ['rows', '2,001 rows of two lists'],
    ['cells', '100,001 cells'],
  ] as const)('is reported by this check when the budget of %s is not kept: %s', async (budget, leak) => {
    expect(await withoutBudget(budget, () => findLeaks(world))).toContainEqual(
      expect.stringMatching(new RegExp(`^${leak}: `)),
    )
  })
})

/** A hole: one budget is so large that no call exceeds it. */
async function withoutBudget<Result>(
  name: keyof typeof workBudgets,
  check: () => Promise<Result>,
): Promise<Result> {
  const budget: { limit: number } = workBudgets[name]
  const { limit } = budget
  budget.limit = 1_000_000
  try {
    return await check()
  } finally {
    budget.limit = limit
  }
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const watch = watchStatements(target.context.pool)
  for (const [name, { request, refusal }] of Object.entries(beyondBudgets(target))) {
    const texts = watch.start()
    const answer = await send(target, request)
    const heavy = texts().filter(
      (text) => / from record\."(Case|Account|User)" t /.test(text) && text.includes(' limit '),
    )
    if (answer.statusCode !== 400) leaks.push(`${name}: ${answer.statusCode}`)
    else if (!answer.payload.includes('QUERY_TOO_COMPLICATED'))
      leaks.push(`${name}: ${answer.payload.slice(0, 90)}`)
    else if (!answer.payload.includes(refusal)) leaks.push(`${name}: not told by ${refusal}`)
    if (heavy.length > 0) leaks.push(`${name}: ${heavy.length} statements`)
  }
  watch.end()
  return leaks
}

const send = (target: AbuseWorld, request: InjectOptions) =>
  target.send({ ...request, headers: bearer(target.token) })

interface Beyond {
  readonly request: InjectOptions
  /** The text required in the response: the limit, and what to do. */
  readonly refusal: string
}

function beyondBudgets(target: AbuseWorld): Readonly<Record<string, Beyond>> {
  const cases = (payload: object): InjectOptions => ({
    method: 'POST',
    url: `${uiApi}/list-records/Case/AllCases`,
    payload,
  })
  const disclosed = ({ limit, advice }: { readonly limit: number; readonly advice: string }) =>
    `the limit is ${limit}. ${advice}`
  const ids = relatedIds(target, 31)
  const equals = (count: number) => ({ or: Array.from({ length: count }, () => ({ Subject: { eq: 'a' } })) })
  const { accountId, contactId } = target.mine
  return {
    '31 joins': { request: cases({ optionalFields: ids }), refusal: disclosed(joins) },
    '31 joins of one record': {
      request: {
        method: 'GET',
        url: `${uiApi}/records/${contactId}?optionalFields=${relatedIds(target, 31, 'Contact').map((name) => `Contact.${name}`)}`,
      },
      refusal: disclosed(joins),
    },
    '31 joins over fields, order and where': {
      request: cases({
        optionalFields: ids.slice(0, 29),
        sortBy: ids.slice(29, 30),
        where: { [ids[30] ?? '']: { ne: null } },
      }),
      refusal: disclosed(joins),
    },
    '99 joins of a later page': {
      request: cases({
        optionalFields: relatedIds(target, 9),
        sortBy: ['Subject', 'Status', 'Priority', 'Type', 'Origin'],
      }),
      refusal: disclosed(pagedJoins),
    },
    '101 conditions': { request: cases({ where: equals(101) }), refusal: disclosed(conditions) },
    '2,001 values': {
      request: cases({
        where: {
          and: [0, 1, 2, 3, 4].map(() => ({ Subject: { in: Array.from({ length: 401 }, () => 'a') } })),
        },
      }),
      refusal: disclosed(comparedValues),
    },
    'a where of 64,001 characters': {
      request: cases({ where: { Subject: { in: Array.from({ length: 300 }, () => 'a'.repeat(220)) } } }),
      refusal: disclosed(whereCharacters),
    },
    '2,001 rows of two lists': {
      request: {
        method: 'POST',
        url: `${uiApi}/related-list-records/batch/${accountId}`,
        payload: {
          relatedListParameters: [
            { relatedListId: 'Cases', pageSize: 1_999 },
            { relatedListId: 'Orders', pageSize: 2 },
            { relatedListId: 'Orders', pageSize: -1_000 },
          ],
        },
      },
      refusal: disclosed(rows),
    },
    '2,001 rows of child records': {
      request: {
        method: 'GET',
        url: `${uiApi}/records/${accountId}?fields=Account.Id&childRelationships=Account.Cases,Account.Orders&pageSize=1001`,
      },
      refusal: disclosed(rows),
    },
    '100,001 cells': {
      request: cases({ optionalFields: manyFields(target), pageSize: 2_000 }),
      refusal: disclosed(cells),
    },
  }
}

function withinBudgets(target: AbuseWorld): Readonly<Record<string, InjectOptions>> {
  const cases = (payload: object): InjectOptions => ({
    method: 'POST',
    url: `${uiApi}/list-records/Case/AllCases`,
    payload,
  })
  return {
    '30 joins': cases({ optionalFields: relatedIds(target, 30) }),
    '99 conditions in a group': cases({
      where: { or: Array.from({ length: 99 }, () => ({ Subject: { eq: 'a' } })) },
    }),
    '2,000 values': cases({
      where: { and: [0, 1, 2, 3].map(() => ({ Subject: { in: Array.from({ length: 500 }, () => 'a') } })) },
    }),
    '2,000 rows of a list': cases({ pageSize: 2_000 }),
    '2,000 rows of two lists': {
      method: 'POST',
      url: `${uiApi}/related-list-records/batch/${target.mine.accountId}`,
      payload: {
        relatedListParameters: [
          { relatedListId: 'Cases', pageSize: 1_999 },
          { relatedListId: 'Orders', pageSize: 1 },
        ],
      },
    },
  }
}

/** Returns more than fifty fields that need few joins. */
function manyFields({ context }: AbuseWorld): readonly string[] {
  const fieldsOf = (objectApiName: string, prefix: string) =>
    [...(context.metadata.object(objectApiName)?.fields.keys() ?? [])].map((name) => prefix + name)
  return [...fieldsOf('Case', ''), ...fieldsOf('Account', 'Account.'), ...fieldsOf('Contact', 'Contact.')]
}

import { setTimeout } from 'node:timers/promises'
import { workBudgets } from '@porchlight/metadata'
import type { ServerContext } from '@porchlight/server/testing'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, bearer, openAbuseWorld, withHole } from './abuse-world'
import { dataServicePath } from './call-examples'
import { relatedIds } from './related-ids'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

const uiApi = `${dataServicePath}/ui-api`

describe('A49: one person who asks for much at once', () => {
  it('holds no more than a third of the connections, while others and the health check are answered', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when nobody has a share', async () => {
    const planted = await withHole(world, { context: withoutShares })
    expect(await findLeaks(planted)).toEqual(
      floods(world).flatMap(({ name }) => [
        `${name}: holds more than a third of the connections`,
        `${name}: others wait for a connection`,
      ]),
    )
  })

  twinIt('is reported by this check when the health check waits for a connection of the pool', async () => {
    const planted = await withHole(world, {
      context: (context) => ({ ...withoutShares(context), databaseProbe: probeThrough(context.pool) }),
    })
    expect(await findLeaks(planted)).toContain('the worst lists that one customer may ask for: readyz waits')
  })
})

/** A hole: all requested work starts immediately. */
function withoutShares(context: ServerContext): ServerContext {
  return { ...context, workShares: { run: (_person, work) => work() } }
}

/** A hole: the health check uses one of the connections for customers. */
function probeThrough(pool: pg.Pool): ServerContext['databaseProbe'] {
  return {
    reaches: async () => pool.waitingCount === 0 && (await pool.query('select 1')).rowCount === 1,
    close: async () => undefined,
  }
}

/** Heavy requests that one person sends in parallel, all of which read one table. */
interface Flood {
  readonly name: string
  readonly table: string
  readonly requests: readonly InjectOptions[]
}

function floods(target: AbuseWorld): readonly Flood[] {
  const times = (count: number, request: InjectOptions) => Array.from({ length: count }, () => request)
  const { token, mine } = target
  const headers = bearer(token)
  const usage = `/lwr/apex/v65.0/CustomerPortalUsageController/downloadUsage?accountId=${mine.accountId}`
  return [
    {
      name: 'the worst lists that one customer may ask for',
      table: 'Case',
      requests: times(10, {
        method: 'POST',
        url: `${uiApi}/list-records/Case/AllCases`,
        headers,
        payload: {
          optionalFields: relatedIds(target, workBudgets.joins.limit),
          sortBy: ['Account.Name'],
          pageSize: 1_000,
          includeTotalCount: true,
        },
      }),
    },
    {
      name: 'files of usage of one customer',
      table: 'Interval_Read__c',
      requests: times(20, { method: 'GET', url: `${usage}&format=intervals&language=en`, headers }),
    },
    {
      name: 'one call for twenty lists',
      table: 'Case',
      requests: times(1, {
        method: 'POST',
        url: `${uiApi}/related-list-records/batch/${mine.accountId}`,
        headers,
        payload: { relatedListParameters: times(20, {}).map(() => ({ relatedListId: 'Cases' })) },
      }),
    },
    {
      name: 'searches of one customer',
      table: 'Case',
      requests: times(10, {
        method: 'POST',
        url: `${uiApi}/search/results?q=bill`,
        headers,
        payload: { objectApiNames: ['Case'] },
      }),
    },
    {
      name: 'records of many joins',
      table: 'Contact',
      requests: times(10, {
        method: 'GET',
        url: `${uiApi}/records/${mine.accountId}?optionalFields=${manySpans}`,
        headers,
      }),
    },
    {
      name: 'plans for one guest',
      table: 'Product2',
      requests: times(10, {
        method: 'GET',
        url: '/lwr/apex/v65.0/CustomerPortalPlanController/findPlans?brandName=first&zipCode=77002',
        remoteAddress: '198.51.100.4',
        headers: { host: 'localhost' },
      }),
    },
  ]
}

const manySpans = ['Id', 'Name', 'FirstName', 'LastName', 'Email', 'CreatedDate']
  .map((name) => `Account.Contact.${name}`)
  .join()

/** Returns what is blocked while the table of each flood is locked, so that none of its statements can end. */
async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { pool } = target.context
  const { max, connectionString } = pool.options
  const otherToken = await target.world.tokenOf(target.theirs.username)
  for (const { name, table, requests } of floods(target)) {
    const lock = new pg.Client({ connectionString })
    await lock.connect()
    await lock.query(`begin; lock table record."${table}" in access exclusive mode`)
    const answers = Promise.all(requests.map((request) => target.send(request)))
    try {
      const held = await untilNoMoreBegin(lock)
      if (held === 0) leaks.push(`${name}: no statement waits for the lock`)
      if (held > Math.floor(max / 3)) leaks.push(`${name}: holds more than a third of the connections`)
      if (await keepsWaiting(pool)) leaks.push(`${name}: others wait for a connection`)
      else leaks.push(...(await shutOut(target, name, otherToken)))
      if (!(await isReady(target))) leaks.push(`${name}: readyz waits`)
    } finally {
      await lock.query('rollback')
      await lock.end()
    }
    for (const { statusCode, headers, payload } of await answers) {
      const isTold = statusCode === 429 && headers['retry-after'] === '2'
      if (statusCode !== 200 && !isTold) leaks.push(`${name}: ${statusCode} ${payload.slice(0, 80)}`)
    }
  }
  return leaks
}

/**
 * Returns whether anyone still waits for a connection after seconds: everyone behind the locked table does. A
 * connection that is just being opened also makes its first user wait for a moment.
 */
async function keepsWaiting(pool: pg.Pool): Promise<boolean> {
  for (let looks = 0; pool.waitingCount > 0; looks += 1) {
    if (looks === 15) return true
    await setTimeout(100)
  }
  return false
}

/** Reads records and lists that are not locked as another customer. */
async function shutOut(target: AbuseWorld, name: string, token: string): Promise<readonly string[]> {
  const urls = [
    `${uiApi}/records/${target.theirs.userId}?fields=User.Name`,
    `${uiApi}/list-records/Utility__c/${firstListOf(target, 'Utility__c')}`,
  ]
  const statuses = await Promise.all(
    urls.map(async (url) => (await target.send({ method: 'GET', url, headers: bearer(token) })).statusCode),
  )
  return statuses.flatMap((status, index) =>
    status === 200 ? [] : [`${name}: ${status} for ${urls[index]}`],
  )
}

function firstListOf({ context }: AbuseWorld, objectApiName: string): string {
  return context.metadata.object(objectApiName)?.listViews[0]?.apiName ?? ''
}

async function isReady(target: AbuseWorld): Promise<boolean> {
  const headers = { host: 'localhost' }
  const live = await target.send({ method: 'GET', url: '/livez', headers })
  const ready = await target.send({ method: 'GET', url: '/readyz', headers })
  return live.statusCode === 200 && ready.statusCode === 200
}

/** Waits until the number of statements blocked by the lock has stopped growing over several checks, and returns it. */
async function untilNoMoreBegin(lock: pg.Client): Promise<number> {
  const looks: number[] = []
  while (looks.length < 20 || new Set(looks.slice(-20)).size > 1 || looks.at(-1) === 0) {
    const { rows } = await lock.query<{ count: number }>(
      `select count(distinct pid)::int as count from pg_locks
       where not granted and database = (select oid from pg_database where datname = current_database())`,
    )
    const count = rows[0]?.count ?? 0
    looks.push(count)
    if (looks.length > 1_000) return 0
    await new Promise((resolve) => setImmediate(resolve))
  }
  return looks.at(-1) ?? 0
}

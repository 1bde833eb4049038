import type { RecordEngine } from '@porchlight/record-engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, withHole } from './abuse-world'
import { agreed, fillSignUp, newPerson } from './sign-up-attempts'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
beforeEach(() => world.world.advance(3_600_000))
afterAll(() => world.world.close())

describe('A23: a sign-up that is handed in again and again', () => {
  it('is one order with one confirmation number', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when hands do not take their turn', async () => {
    const planted = await withHole(world, {
      context: (context) => ({ ...context, engine: withoutLocks(context.engine) }),
    })
    expect(await findLeaks(planted)).not.toEqual([])
  })
})

/** A hole: advisory locks are not acquired. */
function withoutLocks(engine: RecordEngine): RecordEngine {
  return {
    ...engine,
    inOneTransaction: (run) =>
      engine.inOneTransaction((inner, connection) => {
        const query = (text: unknown, values?: unknown) =>
          String(text).includes('pg_advisory_xact_lock')
            ? Promise.resolve({ rows: [], rowCount: 0 })
            : (connection.query as (text: unknown, values?: unknown) => Promise<unknown>)(text, values)
        return run(inner, { query } as typeof connection)
      }),
  }
}

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const { browser } = await fillSignUp(target, newPerson())
  const before = await orders(target)
  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.call('submitEnrollment', agreed)))
  const later = await browser.call('submitEnrollment', agreed)
  const numbers = new Set([...answers, later].map((answer) => answer.json().confirmationNumber))
  if (numbers.size !== 1) leaks.push(`has ${numbers.size} numbers`)
  const made = (await orders(target)) - before
  if (made !== 1) leaks.push(`makes ${made} orders`)
  return leaks
}

async function orders(target: AbuseWorld): Promise<number> {
  const { rows } = await target.context.pool.query<{ count: number }>(
    'select count(*)::int as count from record."Order"',
  )
  return rows[0]?.count ?? 0
}

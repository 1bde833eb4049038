import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { admin, openTestWorld, type TestWorld } from '../testing/test-world'
import type { RecordChange } from './read-changes'
import { type ChangeFeed, type ChangeFeedOptions, startChangeFeed } from './start-change-feed'

/** Timers that fire when the test says so. */
class Timers {
  readonly #waiting = new Set<{ readonly milliseconds: number; readonly run: () => void }>()
  #told: () => void = () => undefined

  readonly schedule: NonNullable<ChangeFeedOptions['schedule']> = (milliseconds, run) => {
    const timer = { milliseconds, run }
    this.#waiting.add(timer)
    this.#told()
    return () => void this.#waiting.delete(timer)
  }

  /** Runs the timers of at least `fromMs` as soon as there is one. */
  async elapse(fromMs: number): Promise<void> {
    for (;;) {
      const due = [...this.#waiting].filter((timer) => timer.milliseconds >= fromMs)
      for (const timer of due) {
        this.#waiting.delete(timer)
        timer.run()
      }
      if (due.length > 0) return
      await new Promise<void>((resolve) => {
        this.#told = resolve
      })
    }
  }
}

describe('the change feed', () => {
  let world: TestWorld
  let feed: ChangeFeed
  let timers: Timers
  let seen: RecordChange[]
  let errors: unknown[]
  let notified: () => void
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())
  beforeEach(() => {
    timers = new Timers()
    seen = []
    errors = []
    notified = () => undefined
  })

  const start = (options: Partial<ChangeFeedOptions> = {}) =>
    startChangeFeed({
      pool: world.pool,
      direct: world.pool,
      schedule: timers.schedule,
      onChanges: (changes) => {
        seen.push(...changes)
        notified()
      },
      onError: (error) => {
        errors.push(error)
        notified()
      },
      ...options,
    })
  /** Resolves when `holds` does; advances the feed's clock, because other databases may hold it back. */
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      await Promise.race([
        timers.elapse(0),
        new Promise<void>((resolve) => {
          notified = resolve
        }),
      ])
    }
  }
  const createAccount = (Name: string) => world.engine.createRecord(admin, 'Account', { fields: { Name } })
  const idsSeen = () => seen.map((change) => change.recordId)

  it('tells what is written after its start, and all of it under parallel writers', async () => {
    feed = await start()
    const ids = await Promise.all(Array.from({ length: 200 }, (_each, index) => createAccount(`A ${index}`)))
    const wanted = new Set(ids)
    const notified = () => idsSeen().filter((recordId) => wanted.has(recordId))
    await until(() => notified().length >= 200)
    await feed.close()
    expect(notified().sort()).toEqual([...ids].sort())
    expect(new Set(seen.map((change) => change.kind))).toEqual(new Set(['create']))
    expect(errors).toEqual([])
  })

  it('goes on after its connection is lost, without losing what was written meanwhile', async () => {
    feed = await start()
    const ofListeners = `from pg_stat_activity
      where datname = current_database() and query = 'listen record_change'`
    // The previous feed's connection takes a moment to close.
    await expect.poll(async () => (await world.pool.query(`select 1 ${ofListeners}`)).rowCount).toBe(1)
    await world.pool.query(`select pg_terminate_backend(pid) ${ofListeners}`)
    const id = await createAccount('While nobody listens')
    await until(() => errors.length > 0)
    await until(() => idsSeen().includes(id))
    const next = await createAccount('Later')
    await until(() => idsSeen().includes(next))
    expect(idsSeen().slice(-2)).toEqual([id, next])
    await feed.close()
  })

  it('listens again after its connection is lost', async () => {
    feed = await start()
    await world.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen record_change'`)
    const listenerCount = async () => {
      const { rowCount } = await world.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and query = 'listen record_change'`,
      )
      return rowCount ?? 0
    }
    await until(() => errors.length > 0)
    await timers.elapse(1_000)
    while ((await listenerCount()) === 0) await timers.elapse(0)
    expect(await listenerCount()).toBe(1)
    await feed.close()
  })

  it('tells changes again when whoever is told fails', async () => {
    let failures = 2
    feed = await start({
      onChanges: (changes) => {
        if (failures > 0) {
          failures -= 1
          throw new TypeError('The listener is not ready.')
        }
        seen.push(...changes)
        notified()
      },
    })
    const id = await createAccount('Again')
    await until(() => idsSeen().includes(id))
    expect(new Set(idsSeen()).size).toBe(seen.length)
    expect(errors).toHaveLength(2)
    await feed.close()
  })

  it('begins where another feed has stopped', async () => {
    feed = await start()
    const first = await createAccount('First')
    await until(() => idsSeen().includes(first))
    await feed.close()
    seen = []
    const second = await createAccount('Second')
    feed = await start({ after: feed.position() })
    await until(() => idsSeen().includes(second))
    await feed.close()
    expect(idsSeen()).toEqual([second])
  })

  it('tells nothing once it is closed', async () => {
    const seenByClosed: string[] = []
    const closed = await start({
      onChanges: (changes) => void seenByClosed.push(...changes.map((change) => change.recordId)),
    })
    await closed.close()
    feed = await start()
    const id = await createAccount('Too late')
    await until(() => idsSeen().includes(id))
    await feed.close()
    expect(seenByClosed).not.toContain(id)
  })
})

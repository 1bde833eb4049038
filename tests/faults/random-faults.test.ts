import { isSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KillPoint, killPoints } from './fault-plan'
import { type FaultWorld, openFaultWorld } from './fault-world'
import { emptyQueue, forgetLimits, mailWorkKinds, prepareMailWork } from './mail-work'
import { findPeople } from './people'
import { prepareRecordWork, type RecordWork, recordWorkKinds } from './record-work'

const kills = 40
const writers = 3
const seed = 20_261_120

let world: FaultWorld

/** With SWEEP=1 (`npm run sweep`). */
describe.runIf(isSweep)('kill -9 at random points', () => {
  beforeAll(async () => {
    world = await openFaultWorld()
  })

  afterAll(() => world.close())

  it(`keeps every promise through ${kills} kills under load`, async () => {
    const random = seededRandom(seed)
    const people = await findPeople(world)
    const pick = <Value>(values: readonly Value[]): Value => {
      const value = values[Math.floor(random() * values.length)]
      if (value === undefined) throw new TypeError('There is nothing to pick from.')
      return value
    }
    const judged = { acknowledged: 0, unanswered: 0, mails: 0 }
    for (let cycle = 0; cycle < kills; cycle += 1) {
      await forgetLimits(world)
      const victim = pick(['server', 'database'] as const)
      const point = pick(killPoints)
      const mailSends = []
      for (const kind of mailWorkKinds) mailSends.push(await prepareMailWork(world, people, kind))
      await world.hold({ point, count: 1, past: pick(passingAt(point)) })
      const stop = { now: false }
      const works: RecordWork[] = []
      const writing = Array.from({ length: writers }, async () => {
        while (!stop.now) {
          const send = await prepareRecordWork(world, pick(recordWorkKinds)).catch(() => null)
          if (send !== null) works.push(await send())
        }
      })
      const mails = Promise.all(mailSends.map((send) => send()))
      await world.untilFull()
      const { recover } = await world.kill(victim)
      await recover()
      stop.now = true
      await Promise.all(writing)
      for (const work of works) {
        await work.judge()
        judged[work.isAcknowledged ? 'acknowledged' : 'unanswered'] += 1
      }
      for (const work of await mails) if (!work.isAcknowledged) await work.retry()
      await emptyQueue(world)
      for (const work of await mails) {
        for (const count of await work.arrived()) judged.mails += count
      }
    }
    expect(judged.acknowledged).toBeGreaterThan(kills)
    expect(judged.unanswered).toBeGreaterThan(kills / 4)
    expect(judged.mails).toBeGreaterThanOrEqual(kills * 6)
  }, 3_600_000)
})

/** Returns how many units of work may pass a point before the one that waits: of those with mails there are a few. */
function passingAt(point: KillPoint): readonly number[] {
  return point.includes('write') || point.includes('commit') ? [0, 1, 2, 4, 7, 12, 20] : [0, 1, 2]
}

/** Returns numbers in [0, 1) that are the same for the same seed. */
function seededRandom(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

import { readFile } from 'node:fs/promises'
import type { FaultPoint } from '@porchlight/server/testing'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KillPoint, killPoints, type Victim } from './fault-plan'
import { type FaultWorld, openFaultWorld } from './fault-world'
import {
  emptyQueue,
  forgetLimits,
  type MailWork,
  type MailWorkKind,
  mailsOf,
  prepareMailWork,
} from './mail-work'
import { findPeople, type People } from './people'
import { prepareRecordWork, type RecordWorkKind, recordWorkKinds, type Survivors } from './record-work'
import { closeGate, installGates, type StatementPoint, untilGone } from './statement-gate'

type WritePoint = Extract<FaultPoint, 'before-write' | 'after-write' | 'before-commit' | 'after-commit'>

/**
 * For each point of a write, the work that waits there and what the database contains of it at that moment; the later
 * ones first, because work on its way to them passes the others.
 */
const writes: readonly (readonly [WritePoint, Partial<Readonly<Record<RecordWorkKind, Survivors>>>])[] = [
  ['after-commit', { create: 'all', update: 'all', delete: 'all', keyed: 'all' }],
  ['before-commit', { keyed: 'nothing' }],
  // A staff write is in the middle of its transaction: its audit is still to be written.
  ['after-write', { create: 'nothing', update: 'nothing', delete: 'nothing', keyed: 'nothing' }],
  ['before-write', { create: 'nothing', update: 'nothing', delete: 'nothing', keyed: 'nothing' }],
]

/** Inside the statement, the later one first. The database completes what it has started, and commits none of it. */
const gates: readonly StatementPoint[] = ['event-written', 'record-written']
const uncommitted: Readonly<Record<RecordWorkKind, Survivors>> = {
  create: 'nothing',
  update: 'nothing',
  delete: 'nothing',
  keyed: 'nothing',
}

/** A mail point with the work that waits there, and how often each of its mails arrives when the server is killed. */
interface MailStand {
  readonly point: KillPoint
  readonly kinds: readonly MailWorkKind[]
  readonly times: number
}

/** The work that waits at each kill. The queue has as many workers, four, as jobs can wait. */
const mailKills: readonly (readonly [string, readonly MailStand[]])[] = [
  [
    'links and forms',
    [
      { point: 'after-send', kinds: ['reset', 'lookUp', 'move'], times: 2 },
      { point: 'mail-due', kinds: ['reset', 'lookUp', 'move', 'password'], times: 1 },
      { point: 'job-enqueued', kinds: ['reset', 'notice', 'password'], times: 1 },
    ],
  ],
  [
    'jobs',
    [
      { point: 'after-send', kinds: ['notice'], times: 2 },
      { point: 'before-send', kinds: ['reset'], times: 1 },
      { point: 'job-claimed', kinds: ['notice'], times: 1 },
      { point: 'job-completed', kinds: ['reset', 'notice'], times: 1 },
    ],
  ],
]

/** The outbox points at which a job waits rather than the request that enqueues it: all its jobs reach them. */
const workerPoints: readonly KillPoint[] = ['job-claimed', 'before-send', 'after-send', 'job-completed']

const victims: readonly Victim[] = isWholeRun ? ['server'] : ['server', 'database']
const struck = new Set<string>()

let world: FaultWorld
let people: People

beforeAll(async () => {
  world = await openFaultWorld()
  await installGates(world)
  people = await findPeople(world)
})

afterAll(() => world.close())

describe.each(victims)('kill -9 of the %s', (victim) => {
  it('at each point of writes: each write is there whole and once, or not at all', async () => {
    const stands = []
    for (const [point, expected] of writes) {
      stands.push({ point, expected, sends: await prepareWrites(Object.keys(expected) as RecordWorkKind[]) })
    }
    const inside = []
    for (const point of gates) {
      inside.push({ point, expected: uncommitted, sends: await prepareWrites(recordWorkKinds) })
    }
    const groups = []
    for (const { point, expected, sends } of stands) {
      await world.hold({ point, count: sends.length, isForRequests: true })
      const sent = Promise.all(sends.map((send) => send()))
      groups.push({ point, expected, sent })
      await untilFull(sent)
      struck.add(`${victim} ${point}`)
    }
    const closed = []
    for (const { point, expected, sends } of inside) {
      const gate = await closeGate(world, point)
      groups.push({ point, expected, sent: Promise.all(sends.map((send) => send())) })
      closed.push({ open: gate.open, pids: await gate.full(sends.length) })
    }
    const { recover } = await world.kill(victim)
    for (const { open } of closed) await open()
    await recover()
    for (const { pids } of closed) await untilGone(world, pids)
    for (const { point, expected, sent } of groups) {
      for (const work of await sent) {
        const passed = await work.judge()
        // Work that waited in a surviving server continues, and may find the database already back.
        const isCertain = victim === 'server' || gates.some((gate) => gate === point)
        const wanted = victim === 'server' ? expected[work.kind] : 'nothing'
        if (isCertain) expect([point, work.kind, passed]).toEqual([point, work.kind, wanted])
      }
    }
  }, 180_000)

  it.each(mailKills)(
    'at each point of %s: each mail arrives, and however often it comes it is one message',
    async (_where, stands) => {
      await forgetLimits(world)
      const groups: { readonly stand: MailStand; readonly sent: Promise<readonly MailWork[]> }[] = []
      for (const stand of stands) {
        const { point, kinds } = stand
        const sends = []
        for (const kind of kinds) sends.push(await prepareMailWork(world, people, kind))
        const jobs = kinds.reduce((sum, kind) => sum + mailsOf[kind], 0)
        await world.hold({ point, count: workerPoints.includes(point) ? jobs : kinds.length })
        const sent = Promise.all(sends.map((send) => send()))
        groups.push({ stand, sent })
        await untilFull(sent)
        struck.add(`${victim} ${point}`)
      }
      const { recover } = await world.kill(victim)
      await recover()
      for (const { sent } of groups) {
        for (const work of await sent) if (!work.isAcknowledged) await work.retry()
      }
      await emptyQueue(world)
      for (const { stand, sent } of groups) {
        for (const work of await sent) {
          const counts = await work.arrived()
          if (victim === 'database') continue
          const wanted = counts.map(() => stand.times)
          expect([stand.point, work.kind, counts]).toEqual([stand.point, work.kind, wanted])
        }
      }
    },
    180_000,
  )
})

describe('the points', () => {
  it('are all struck, for every victim', () => {
    const all = victims.flatMap((victim) => killPoints.map((point) => `${victim} ${point}`))
    expect([...struck].sort()).toEqual(all.sort())
  })

  it('are told to nobody in production', async () => {
    const start = new URL('../../apps/server/src/command-line/start.ts', import.meta.url)
    expect(await readFile(start, 'utf8')).not.toContain('reached')
  })
})

/** Waits until all work has reached its point; work rejected by the server never gets there, and fails the wait. */
async function untilFull(sent: Promise<unknown>): Promise<void> {
  const refused = sent.then(() => new Promise<never>(() => undefined))
  await Promise.race([world.untilFull(), refused])
}

async function prepareWrites(kinds: readonly RecordWorkKind[]) {
  const sends = []
  for (const kind of kinds) sends.push(await prepareRecordWork(world, kind))
  return sends
}

import { fail } from '@porchlight/errors'
import { retryAfterSeconds } from '../http/retry-after'

/** How much heavy work a process does at a time. A slot is a unit of work that holds one database connection. */
export interface WorkShareLimits {
  readonly slots: number
  readonly slotsOfPerson: number
  /** Maximum number of queued units of work, per person and in total; more are rejected immediately. */
  readonly longestQueueOfPerson: number
  readonly longestQueue: number
  readonly longestWaitMs: number
}

/** Shares this process's slots among people, so that no one's work blocks the others. */
export interface WorkShares {
  /**
   * Runs `work` as soon as a slot is free and `person` holds fewer than its share; waiting people take turns. Fails
   * with `tooMuchAtOnce` when the person's own work blocks it for too long, with `unavailable` when that of others
   * does.
   */
  run<Result>(person: string, work: () => Promise<Result>): Promise<Result>
}

/** Calls `run` after that many milliseconds, unless cancelled by the returned function. */
export type Schedule = (milliseconds: number, run: () => void) => () => void

interface Waiting {
  readonly start: () => void
}

/** Slots that are never assigned: two listeners hold a connection each, and sign-ins and single records need some. */
const reservedConnections = 4

/** Returns the limits of a process with a pool of that many connections: one person gets at most a third of them. */
export function workShareLimits(connections: number): WorkShareLimits {
  return {
    slots: Math.max(1, connections - reservedConnections),
    slotsOfPerson: Math.max(1, Math.floor(connections / 3)),
    longestQueueOfPerson: 200,
    longestQueue: 2_000,
    longestWaitMs: 5_000,
  }
}

/** Creates the shares of one process. Time is measured only by `schedule`. */
export function createWorkShares(limits: WorkShareLimits, schedule: Schedule = inRealTime): WorkShares {
  const running = new Map<string, number>()
  /** People with queued work, in turn order. */
  const queues = new Map<string, Waiting[]>()
  let allRunning = 0
  let allWaiting = 0

  const heldBy = (person: string) => running.get(person) ?? 0
  const mayStart = (person: string) => allRunning < limits.slots && heldBy(person) < limits.slotsOfPerson
  const take = (person: string) => {
    allRunning += 1
    running.set(person, heldBy(person) + 1)
  }
  const refusal = (person: string) =>
    heldBy(person) > 0
      ? fail('tooMuchAtOnce', { seconds: retryAfterSeconds }, { retryAfterSeconds })
      : fail('unavailable', {}, { retryAfterSeconds })

  const leave = (person: string, waiting: Waiting) => {
    const queue = queues.get(person)
    const place = queue?.indexOf(waiting) ?? -1
    if (queue === undefined || place < 0) return
    queue.splice(place, 1)
    allWaiting -= 1
    if (queue.length === 0) queues.delete(person)
  }
  const startNext = () => {
    for (const [person, queue] of queues) {
      const [first] = queue
      if (first === undefined || !mayStart(person)) continue
      leave(person, first)
      if (queues.delete(person)) queues.set(person, queue)
      take(person)
      first.start()
      return
    }
  }
  const giveBack = (person: string) => {
    allRunning -= 1
    const left = heldBy(person) - 1
    if (left === 0) running.delete(person)
    else running.set(person, left)
    startNext()
  }
  const wait = (person: string): Promise<void> => {
    const queue = queues.get(person) ?? []
    if (queue.length >= limits.longestQueueOfPerson || allWaiting >= limits.longestQueue) {
      return Promise.reject(refusal(person))
    }
    return new Promise((resolve, reject) => {
      const cancel = schedule(limits.longestWaitMs, () => {
        leave(person, waiting)
        reject(refusal(person))
      })
      const waiting: Waiting = {
        start: () => {
          cancel()
          resolve()
        },
      }
      queue.push(waiting)
      queues.set(person, queue)
      allWaiting += 1
    })
  }

  return {
    async run(person, work) {
      if (mayStart(person) && !queues.has(person)) take(person)
      else await wait(person)
      try {
        return await work()
      } finally {
        giveBack(person)
      }
    },
  }
}

const inRealTime: Schedule = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds).unref()
  return () => clearTimeout(timer)
}

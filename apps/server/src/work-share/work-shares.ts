import { fail } from '@porchlight/errors'
import { retryAfterSeconds } from '../http/retry-after'

/** How much heavy work a process does at a time. A slot is a piece of work that holds one database connection. */
export interface WorkShareLimits {
  readonly slots: number
  readonly slotsOfPerson: number
  /** Pieces of work that wait, of one person and of all; more are refused at once. */
  readonly longestQueueOfPerson: number
  readonly longestQueue: number
  readonly longestWaitMs: number
}

/** Shares the slots of this process among people, so that no one's work keeps the others waiting. */
export interface WorkShares {
  /**
   * Runs `work` as soon as a slot is free and `person` holds fewer than its share; people who wait take turns. Fails
   * with `tooMuchAtOnce` when the person's own work is in the way for too long, with `unavailable` when that of
   * others is.
   */
  run<Result>(person: string, work: () => Promise<Result>): Promise<Result>
}

/** Calls `run` after that many milliseconds, unless it is cancelled by the function that it gives. */
export type Schedule = (milliseconds: number, run: () => void) => () => void

interface Waiting {
  readonly start: () => void
}

/** Slots that are never handed out: two listeners hold a connection each, and sign-ins and single records need some. */
const reservedConnections = 4

/** The limits of a process with a pool of that many connections: one person gets a third of them at most. */
export function workShareLimits(connections: number): WorkShareLimits {
  return {
    slots: Math.max(1, connections - reservedConnections),
    slotsOfPerson: Math.max(1, Math.floor(connections / 3)),
    longestQueueOfPerson: 200,
    longestQueue: 2_000,
    longestWaitMs: 5_000,
  }
}

/** Makes the shares of one process. Time is measured by `schedule` alone. */
export function createWorkShares(limits: WorkShareLimits, schedule: Schedule = inRealTime): WorkShares {
  const running = new Map<string, number>()
  /** People with work that waits, in the order of their turns. */
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

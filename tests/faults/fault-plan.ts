import { AsyncLocalStorage } from 'node:async_hooks'
import { type FaultPoint, faultPoints } from '@porchlight/server/testing'

/** What is killed. The outbox worker runs in the server's process and is killed with it. */
export type Victim = 'server' | 'database'

/**
 * A moment at which something may be killed: a named one of the product's, or `mail-due`, when what a mail reports, or
 * is counted by, is written but the job that sends it is not.
 */
export type KillPoint = FaultPoint | 'mail-due'

/** Every moment at which something may be killed. */
export const killPoints: readonly KillPoint[] = [...faultPoints, 'mail-due']

/** Work that is to wait at a point. */
export interface Stand {
  readonly point: KillPoint
  /** Number of units of work that wait there; later ones pass. */
  readonly count: number
  /** Number of units that pass before them; none by default. */
  readonly past?: number
  /** Whether only requests wait there: jobs write too, and would use up the count. */
  readonly isForRequests?: boolean
}

/** Where the work of one process waits for something to be killed. */
export interface FaultPlan {
  readonly hold: (stand: Stand) => void
  /** Returns whether every stand has its work. */
  readonly isFull: () => boolean
  /** Clears all stands; waiting work continues. */
  readonly release: () => void
  readonly reached: (point: KillPoint) => Promise<void>
}

/** Creates a plan in which nothing waits anywhere. */
export function createFaultPlan(): FaultPlan {
  let stands: { readonly point: KillPoint; readonly isForRequests: boolean; past: number; count: number }[] =
    []
  const jobs = new AsyncLocalStorage<true>()
  let go: () => void = () => undefined
  let released = new Promise<void>((resolve) => {
    go = resolve
  })
  return {
    hold: ({ point, count, past = 0, isForRequests = false }) => {
      stands.push({ point, isForRequests, past, count })
    },
    isFull: () => stands.every(({ count }) => count === 0),
    release: () => {
      stands = []
      go()
      released = new Promise((resolve) => {
        go = resolve
      })
    },
    reached: async (point) => {
      // Everything a job does comes after this point.
      if (point === 'job-claimed') jobs.enterWith(true)
      const isJob = jobs.getStore() === true
      const stand = stands.find(
        (held) => held.point === point && held.count > 0 && !(held.isForRequests && isJob),
      )
      if (stand === undefined) return
      if (stand.past > 0) {
        stand.past -= 1
        return
      }
      stand.count -= 1
      await released
    },
  }
}

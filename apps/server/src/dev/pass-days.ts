import { importBilling, schedules } from '@porchlight/domains/jobs'
import { enqueueJob, waitForDueJobs } from '@porchlight/jobs'
import type { DemoClock } from '../composition/demo-clock'
import type { ServerContext } from '../composition/server-context'
import { issueBills } from './issue-bills'

/** Moves the demo's date day by day, so that each day's work is done on its day. */
export interface PassingDays {
  /** Adds days to those still to pass. */
  add(days: number): void
  /** Returns the number of days still to pass. */
  left(): number
  /** Resolves when no days are left. */
  passed(): Promise<void>
}

/** How long due jobs may be pending before the next day starts anyway: no worker may be running at all. */
const patienceMs = 1_000

/** Creates the mechanism that moves `demoClock`. A server that stops midway leaves the date where it is. */
export function createPassingDays(
  context: ServerContext,
  demoClock: DemoClock,
  onError: (error: unknown) => void,
): PassingDays {
  let left = 0
  let passing: Promise<void> | null = null
  const pass = async () => {
    while (left > 0) {
      await passDay(context, demoClock)
      left -= 1
    }
  }
  return {
    add(days) {
      left += days
      passing ??= pass()
        .catch((error) => {
          left = 0
          onError(error)
        })
        .finally(() => {
          passing = null
        })
    },
    left: () => left,
    passed: async () => {
      await passing
    },
  }
}

/**
 * Runs one day: the billing system issues its bills, the portal imports them, and then each scheduled job runs once.
 */
async function passDay(context: ServerContext, demoClock: DemoClock): Promise<void> {
  const { pool, settings } = context
  await demoClock.moveForward(1)
  const scheduledFor = demoClock.now().toISOString()
  const enqueue = (jobName: string, name: string) =>
    enqueueJob(pool, jobName, { scheduledFor }, { key: `demo clock ${name} ${scheduledFor}` })
  if (settings.billing === null) {
    await issueBills(context)
    await enqueue(importBilling.name, importBilling.name)
    await waitForDueJobs(pool, patienceMs)
  }
  for (const { name, jobName } of schedules) {
    if (jobName !== importBilling.name) await enqueue(jobName, name)
  }
  await waitForDueJobs(pool, patienceMs)
}

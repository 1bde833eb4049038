import { fail } from '@porchlight/errors'
import { type ParsedCronItem, parseCronItem } from 'graphile-worker'
import { enqueueJob, type Queryable } from '../enqueue/enqueue-job'

/** A job that is enqueued again and again. Its payload is `{ scheduledFor }`, the minute in ISO form. */
export interface JobSchedule {
  /** Unique and stable: it is part of the idempotency key of every minute. */
  readonly name: string
  /** Minute, hour, day of month, month, day of week, in UTC: `30 8 * * *`. */
  readonly cron: string
  readonly jobName: string
}

/** Enqueues jobs that are due by schedule. */
export interface Scheduler {
  /**
   * Enqueues what became due since the last call, each schedule once, however many of its minutes have passed, and
   * returns how many; the next call makes up for one that fails.
   */
  readonly tick: () => Promise<number>
}

const minuteMs = 60_000

/** How far back a new scheduler looks, so that a restart misses nothing; jobs that already ran do not run again. */
const lookBackMs = 60 * minuteMs

/**
 * Creates the scheduler of a process. Any number of them may run: the idempotency key of the minute ensures that
 * together they enqueue only one job.
 *
 * @throws invalidSettings when a cron expression cannot be read
 */
export function createScheduler(
  queryable: Queryable,
  schedules: readonly JobSchedule[],
  now: () => Date,
): Scheduler {
  const items = schedules.map((schedule) => ({ schedule, match: matcherOf(schedule) }))
  let next = floorToMinute(now().getTime()) - lookBackMs
  return {
    tick: async () => {
      const current = floorToMinute(now().getTime())
      const earliest = Math.max(next, current - lookBackMs)
      let enqueued = 0
      for (const { schedule, match } of items) {
        const minute = lastMatch(match, earliest, current)
        if (minute === null) continue
        const scheduledFor = new Date(minute).toISOString()
        const key = `schedule ${schedule.name} ${scheduledFor}`
        const id = await enqueueJob(queryable, schedule.jobName, { scheduledFor }, { key })
        if (id !== null) enqueued += 1
      }
      next = current + minuteMs
      return enqueued
    },
  }
}

/** The last minute from `earliest` to `latest` that the expression names; null where it names none of them. */
function lastMatch(match: ParsedCronItem['match'], earliest: number, latest: number): number | null {
  for (let minute = latest; minute >= earliest; minute -= minuteMs) {
    const date = new Date(minute)
    const isMatch = match({
      min: date.getUTCMinutes(),
      hour: date.getUTCHours(),
      date: date.getUTCDate(),
      month: date.getUTCMonth() + 1,
      dow: date.getUTCDay(),
    })
    if (isMatch) return minute
  }
  return null
}

function matcherOf(schedule: JobSchedule): ParsedCronItem['match'] {
  try {
    return parseCronItem({ task: schedule.jobName, match: schedule.cron }).match
  } catch (error) {
    const reason = `The schedule ${schedule.name} cannot be read: '${schedule.cron}'.`
    throw fail('invalidSettings', { reason }, { cause: error })
  }
}

function floorToMinute(milliseconds: number): number {
  return milliseconds - (milliseconds % minuteMs)
}

import { defineJob, enqueueJob, type JobPayload, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { addDays, localDay } from '../../customers/rules/calendar-day'
import { storedDays } from '../facts/figure-days'
import { countPiece } from './count-piece'
import { adoptionCounter } from './counters/adoption'
import { counters } from './counters/counters'
import { messageCounter } from './counters/messages'
import { addDueDays, addEarlierDays, addFirstCount, addWaitingDays } from './due-days'
import { followRecords } from './follow-records'

/** Pieces that one attempt counts, which has to fit its time limit. */
const piecesAtOnce = 200

/**
 * Finds days whose figures are to be counted and counts them, a piece at a time. The next attempt continues where the
 * last one stopped.
 */
export const countFigures = defineJob<JobPayload, PortalJobServices>({
  name: 'count-figures',
  run: async ({ chunk, since }, { services, now, signal, jobId, attempt }) => {
    const { pool } = services
    const isNext = typeof chunk === 'number' && typeof since === 'string'
    const began = isNext ? new Date(since) : now()
    if (!isNext) await findDueDays(services, began, signal)
    for (let piece = 0; !signal.aborted && piece < piecesAtOnce; piece += 1) {
      if (await countPiece(services, now())) continue
      // Days locked by another process are still due: that process removes them when it is done.
      await pool.query(
        `update figures.counter c set counted_at = $1
         where not exists (select 1 from figures.due d where d.counter = c.name)`,
        [began.toISOString()],
      )
      return
    }
    await enqueueJob(
      pool,
      countFigures.name,
      { chunk: isNext ? chunk + 1 : 1, since: began.toISOString() },
      { key: `${jobId} ${attempt}`, queue: 'figures' },
    )
  },
})

/** Adds the days to be counted: days before the first count, accounts of a new day, and days of changed records. */
async function findDueDays(services: PortalJobServices, now: Date, signal: AbortSignal): Promise<void> {
  const { pool, engine } = services
  const today = localDay(now)
  await engine.inOneTransaction(async (_engine, connection) => {
    for (const counter of counters) await addEarlierDays(connection, counter, today)
  })
  await addFirstCount(pool, adoptionCounter.name, today)
  await followRecords(services, { now, signal })
  await addWaitingDays(pool, messageCounter.name, now)
}

/** Counts the accounts with service again, and deletes figures that are older than they are stored. */
export const countAccounts = defineJob<JobPayload, PortalJobServices>({
  name: 'count-accounts-for-figures',
  run: async (_payload, { services: { pool }, now }) => {
    const today = localDay(now())
    await pool.query('delete from figures.day where day < $1', [addDays(today, -storedDays)])
    await addDueDays(pool, adoptionCounter.name, { firstDay: today, lastDay: today })
  },
})

/** Accounts are counted four times a day; the last time of a day in Texas is late in its evening. */
export const figureSchedules: readonly JobSchedule[] = [
  { name: 'count-figures', cron: '*/10 * * * *', jobName: countFigures.name },
  { name: 'count-accounts-for-figures', cron: '15 4,10,16,22 * * *', jobName: countAccounts.name },
]

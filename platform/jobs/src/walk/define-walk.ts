import { defineJob, type Job, type JobPayload } from '../define-job'
import { enqueueJob, type Queryable } from '../enqueue/enqueue-job'
import type { JobContext } from '../job-context'
import { describeFailure } from '../runner/describe-failure'
import { beginWalk, findWalk, storeChunk, type WalkPosition } from './walk-position'

/** What a walk's job needs from its runner. */
interface WalkServices {
  readonly pool: Queryable
}

/**
 * Work over all rows of a table, however many there are. A row is identified by its position in the walk’s order, such
 * as its id.
 */
export interface Walk<Services extends WalkServices> {
  /** The name of its job. */
  readonly name: string
  /** How many rows an attempt processes, which must fit its time limit; 200 by default. */
  readonly chunkSize?: number
  /**
   * How many rows are processed concurrently, 1 by default. They start in the order of the walk and may finish in
   * another; each holds the connections that its work needs.
   */
  readonly atOnce?: number
  /** The rows that come after `after`, at most `limit`, in the order of the walk; `after` is empty at first. */
  readonly rowsAfter: (
    context: JobContext<Services>,
    after: string,
    limit: number,
  ) => Promise<readonly string[]>
  /** Selects the rows that need work, in one read for all of them; all rows by default. */
  readonly choose?: (context: JobContext<Services>, rows: readonly string[]) => Promise<readonly string[]>
  /** Does the work of one row. A crash may have it done again, so it has to have its effect once. */
  readonly work: (context: JobContext<Services>, row: string) => Promise<void>
  /** Runs after the last row. A crash may cause it to run again. */
  readonly finish?: (context: JobContext<Services>) => Promise<void>
}

const defaultChunkSize = 200

/**
 * Declares a job that walks over a table in chunks. Each attempt processes one chunk, stores its position and enqueues
 * the next, so that no attempt depends on the size of the table; after a crash or a time limit the walk resumes at the
 * stored row. A row that fails is logged, counted and enqueued as a separate job with its own attempts, and the walk
 * continues. A walk that is still in progress when it is next scheduled continues from its position.
 */
export function defineWalk<Services extends WalkServices>(walk: Walk<Services>): Job<Services> {
  const { name } = walk
  return defineJob<JobPayload, Services>({
    name,
    run: async ({ row, run, chunk }, context) => {
      if (typeof row === 'string') return workOnOne(walk, context, row)
      const { pool } = context.services
      if (typeof run !== 'string') {
        const { isNew, ...position } = await beginWalk(pool, name, context.now())
        return isNew
          ? takeChunk(walk, context, position)
          : enqueueChunk(pool, name, position, ` ${context.jobId} ${context.attempt}`)
      }
      const position = await findWalk(pool, name)
      if (position === null || position.run !== run) return
      // An attempt that ended after storing its chunk may not have enqueued the next.
      if (position.chunk !== chunk) return enqueueChunk(pool, name, position)
      return takeChunk(walk, context, position)
    },
  })
}

/** Chunks of one walk run one after another; one that is enqueued twice finds the second time that it is done. */
async function enqueueChunk(
  pool: Queryable,
  name: string,
  { run, chunk }: WalkPosition,
  again = '',
): Promise<void> {
  await enqueueJob(pool, name, { run, chunk }, { key: `${run} ${chunk}${again}`, queue: `walk ${name}` })
}

async function takeChunk<Services extends WalkServices>(
  walk: Walk<Services>,
  context: JobContext<Services>,
  position: WalkPosition,
): Promise<void> {
  const { name, chunkSize = defaultChunkSize } = walk
  const { services, now, log } = context
  const rows = await walk.rowsAfter(context, position.cursor, chunkSize)
  const { doneCount, failedCount } = await workThrough(walk, context, position, rows)
  const isLast = rows.length < chunkSize && doneCount === rows.length
  if (isLast) await walk.finish?.(context)
  const endedAt = isLast ? now() : null
  const cursor = rows[doneCount - 1] ?? position.cursor
  const totals = await storeChunk(services.pool, name, position, {
    cursor,
    rowCount: doneCount,
    failedCount,
    endedAt,
  })
  if (totals === null) return
  if (endedAt === null) return enqueueChunk(services.pool, name, { ...position, chunk: position.chunk + 1 })
  const { rowCount, failedCount: allFailed, beganAt } = totals
  const seconds = Math.round((endedAt.getTime() - beganAt.getTime()) / 1_000)
  // Walks that run each minute and find nothing log nothing.
  if (rowCount > 0) log('info', 'jobs.walked', { jobName: name, rows: rowCount, failed: allFailed, seconds })
}

/**
 * Processes the rows, started in their order, and returns how many are done: all of them unless the attempt was
 * aborted. Started rows are finished before this returns, so that the rows that are done are always the first ones.
 */
async function workThrough<Services extends WalkServices>(
  walk: Walk<Services>,
  context: JobContext<Services>,
  { run }: WalkPosition,
  rows: readonly string[],
): Promise<{ readonly doneCount: number; readonly failedCount: number }> {
  const { name, atOnce = 1 } = walk
  const { services, signal, log } = context
  const chosen = await chooseAmong(walk, context, rows)
  let failedCount = 0
  let doneCount = 0
  const workOn = async (row: string) => {
    try {
      if (chosen === null) await workOnOne(walk, context, row)
      else if (chosen.has(row)) await walk.work(context, row)
    } catch (error) {
      failedCount += 1
      log('warn', 'jobs.row-failed', { jobName: name, row, failure: describeFailure(error) })
      await enqueueJob(services.pool, name, { row }, { key: `${run} row ${row}` })
    }
  }
  const takeRows = async () => {
    for (let row = rows[doneCount]; row !== undefined && !signal.aborted; row = rows[doneCount]) {
      doneCount += 1
      await workOn(row)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, takeRows))
  const failed = ended.find((lane) => lane.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return { doneCount, failedCount }
}

/**
 * Returns the rows that need work; null when one of them breaks the selection, and each has to be checked individually.
 */
async function chooseAmong<Services extends WalkServices>(
  walk: Walk<Services>,
  context: JobContext<Services>,
  rows: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (walk.choose === undefined || rows.length === 0) return new Set(rows)
  try {
    return new Set(await walk.choose(context, rows))
  } catch {
    return null
  }
}

async function workOnOne<Services extends WalkServices>(
  walk: Walk<Services>,
  context: JobContext<Services>,
  row: string,
): Promise<void> {
  const chosen = walk.choose === undefined ? [row] : await walk.choose(context, [row])
  if (chosen.includes(row)) await walk.work(context, row)
}

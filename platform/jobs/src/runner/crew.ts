import { EventEmitter } from 'node:events'
import { runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Job } from '../define-job'
import { queueLogger } from './queue-logger'
import { type AttemptOptions, taskOf } from './run-attempt'
import { openWorkerLease } from './worker-lease'

/** The workers of a runner and the lease that secures their jobs. */
export interface Crew {
  /** Settles when a worker or the lease is lost; the crew should then be replaced. */
  readonly failed: Promise<void>
  /** Checks that the lease still responds; `failed` settles otherwise. */
  readonly check: () => Promise<void>
  /** Stops fetching jobs, waits for the running ones, and releases the lease. */
  readonly stop: () => Promise<void>
}

/** What a crew consists of. */
export interface CrewOptions<Services> extends Omit<AttemptOptions<Services>, 'signal'> {
  readonly connectionString: string
  readonly pool: pg.Pool
  readonly jobs: readonly Job<Services>[]
  readonly concurrency: number
  readonly pollIntervalMs: number
}

/** Jobs that still run this long after a stop was requested are aborted. */
const stopPatienceMs = 5_000

/** Starts `concurrency` workers. Each acquires its lock in the lease before it claims a job. */
export async function startCrew<Services>(options: CrewOptions<Services>): Promise<Crew> {
  const lease = await openWorkerLease(options.connectionString)
  const controller = new AbortController()
  let reportFailure: () => void = () => undefined
  const failed = new Promise<void>((resolve) => {
    reportFailure = resolve
  })
  let stopping = false
  void lease.lost.then(() => {
    if (!stopping) controller.abort()
    reportFailure()
  })
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:stop', ({ worker, error }) => {
    if (error === undefined) return
    // Its job can be swept now, while the other workers keep theirs.
    lease.release(worker.workerId).catch(() => undefined)
    reportFailure()
  })
  events.on('job:complete', () => void options.reached?.('job-completed'))
  const tasks: TaskList = Object.fromEntries(
    options.jobs.map((job) => [job.name, taskOf(job, { ...options, signal: controller.signal })]),
  )
  const workers = runTaskList(
    {
      concurrency: options.concurrency,
      pollInterval: options.pollIntervalMs,
      noHandleSignals: true,
      logger: queueLogger(options.log),
      events,
      preset: {
        plugins: [
          {
            name: 'porchlight-worker-lease',
            worker: {
              hooks: {
                startWorker: async (_context, { worker }) => {
                  try {
                    await lease.hold(worker.workerId)
                  } catch (error) {
                    reportFailure()
                    throw error
                  }
                },
              },
            },
          },
        ],
      },
    },
    tasks,
    options.pool,
  )
  return {
    failed,
    check: lease.check,
    stop: async () => {
      stopping = true
      const patience = setTimeout(() => controller.abort(), stopPatienceMs)
      await workers.gracefulShutdown()
      clearTimeout(patience)
      await lease.close()
    },
  }
}

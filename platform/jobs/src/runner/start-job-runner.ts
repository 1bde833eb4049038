import { setTimeout as pause } from 'node:timers/promises'
import { fail } from '@porchlight/errors'
import pg from 'pg'
import type { Job } from '../define-job'
import type { JobLog } from '../job-log'
import type { ReachJobPoint } from '../job-points'
import { walksUnderWay } from '../walk/walk-position'
import { type Crew, startCrew } from './crew'
import { describeFailure } from './describe-failure'
import { createScheduler, type JobSchedule } from './scheduler'
import { sweepLostJobs } from './sweep-lost-jobs'
import { listUnknownJobs, waitUntilIdle } from './waiting-jobs'

/** The options of a runner. */
export interface JobRunnerOptions<Services> {
  /**
   * The database that `jobMigrations` and `migrateJobs` ran on, reached without a pooler. The runner opens `concurrency` + 3
   * connections.
   */
  readonly connectionString: string
  readonly jobs: readonly Job<Services>[]
  /** The services that jobs find in their context. */
  readonly services: Services
  readonly log: JobLog
  /** The clock of schedules and of jobs; the queue itself goes by the database's. */
  readonly now?: () => Date
  /** How many jobs run at the same time; 4 by default. */
  readonly concurrency?: number
  readonly schedules?: readonly JobSchedule[]
  /**
   * Enqueues nothing by schedule and runs nothing: for a restored database, whose jobs may have already run elsewhere
   * (abuse case A35).
   */
  readonly paused?: boolean
  /** The polling interval for jobs that become due by time; new ones are noticed immediately. 2 s by default. */
  readonly pollIntervalMs?: number
  /** How often lost jobs are freed and schedules checked; 15 s by default, and once at the start. */
  readonly upkeepIntervalMs?: number
  /** Called at each point of a running job; for tests that kill processes there. */
  readonly reached?: ReachJobPoint | undefined
}

/** A running runner. */
export interface JobRunner {
  /**
   * Waits until no job of this runner is due or running, here or in another process; returns immediately when paused.
   */
  readonly idle: () => Promise<void>
  /** Stops fetching jobs and waits for the running ones; their signal aborts after 5 s. Safe to call twice. */
  readonly stop: () => Promise<void>
}

/** The time limit of a walk over a whole table; after it, operators are notified each hour of how old its work is. */
const hourMs = 3_600_000

/** The pause between two attempts to start workers when the database is unavailable. */
const restartPauseMs = 1_000

/**
 * Starts a runner: it retries failed jobs after 3, 7, 20, 55 s and so on, gives up after a job's last attempt, frees
 * the jobs of killed processes, and survives an outage of the database.
 *
 * @throws invalidSettings when a schedule names an unknown job or cannot be read, or two jobs share a name; an error of
 * the database when it cannot be reached at the start
 */
export async function startJobRunner<Services>(options: JobRunnerOptions<Services>): Promise<JobRunner> {
  checkNames(options)
  if (options.paused === true) return { idle: async () => undefined, stop: async () => undefined }
  const { connectionString, jobs, services, log, now = () => new Date(), concurrency = 4 } = options
  const { reached, schedules = [], pollIntervalMs = 2_000, upkeepIntervalMs = 15_000 } = options
  const pool = openRunnerPool(connectionString, concurrency + 2, log)
  const scheduler = createScheduler(pool, schedules, now)
  const names = jobs.map((job) => job.name)
  const ending = new AbortController()
  const draining = new Set<Promise<void>>()
  const unknownNames = new Set<string>()
  const lateWalks = new Set<string>()
  let crew: Crew | undefined

  const recruit = () =>
    startCrew({ connectionString, pool, jobs, services, log, now, concurrency, pollIntervalMs, reached })

  const keepUp = async () => {
    await crew?.check()
    const freed = await sweepLostJobs(pool)
    if (freed > 0) log('warn', 'jobs.freed', { count: freed })
    await scheduler.tick()
    for (const jobName of await listUnknownJobs(pool, names)) {
      if (!unknownNames.has(jobName)) log('warn', 'jobs.unknown', { jobName })
      unknownNames.add(jobName)
    }
    for (const { name, beganAt } of await walksUnderWay(pool)) {
      const hours = Math.floor((now().getTime() - beganAt.getTime()) / hourMs)
      const late = `${name} ${beganAt.toISOString()} ${hours}`
      if (hours > 0 && !lateWalks.has(late)) log('warn', 'jobs.walk-late', { jobName: name, hours })
      if (hours > 0) lateWalks.add(late)
    }
  }

  const keepUpRegularly = async () => {
    while (await passes(upkeepIntervalMs, ending.signal)) {
      await keepUp().catch((error: unknown) =>
        log('warn', 'jobs.upkeep', { failure: describeFailure(error) }),
      )
    }
  }

  const replaceLostCrews = async () => {
    const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()))
    while (!ending.signal.aborted) {
      await Promise.race([crew?.failed, ended])
      if (ending.signal.aborted) return
      if (crew !== undefined) drain(crew)
      crew = undefined
      log('warn', 'jobs.restart', { waiting: draining.size })
      if (!(await passes(restartPauseMs, ending.signal))) return
      crew = await recruit().catch((error: unknown) => {
        log('warn', 'jobs.restart-failed', { failure: describeFailure(error) })
        return undefined
      })
    }
  }

  // Jobs of a lost crew may keep running for a long time; new work does not wait for them.
  const drain = (lost: Crew) => {
    const done = lost
      .stop()
      .catch((error: unknown) => log('warn', 'jobs.drain', { failure: describeFailure(error) }))
      .finally(() => draining.delete(done))
    draining.add(done)
  }

  try {
    await keepUp()
    crew = await recruit()
  } catch (error) {
    await pool.end()
    throw error
  }
  const loops = [keepUpRegularly(), replaceLostCrews()]
  const stop = async () => {
    ending.abort()
    await Promise.all(loops)
    if (crew !== undefined) drain(crew)
    await Promise.all(draining)
    await pool.end()
  }
  let stopped: Promise<void> | undefined
  return {
    idle: () => waitUntilIdle(pool, names),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

function checkNames<Services>({ jobs, schedules = [] }: JobRunnerOptions<Services>): void {
  const names = new Set(jobs.map((job) => job.name))
  if (names.size === 0 || names.size < jobs.length) {
    throw fail('invalidSettings', { reason: 'A runner needs jobs, each with a name of its own.' })
  }
  for (const { name, jobName } of schedules) {
    if (!names.has(jobName)) {
      throw fail('invalidSettings', { reason: `The schedule ${name} names no known job: '${jobName}'.` })
    }
  }
}

/**
 * Opens the runner's own pool: background work never takes connections from requests, and the queue's times are
 * returned as dates. Connections that break while in use must not crash the process, so every one has a listener.
 */
function openRunnerPool(connectionString: string, max: number, log: JobLog): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    application_name: 'porchlight-jobs',
    keepAlive: true,
    // The role may have a default limit that is meant for requests.
    options: '-c statement_timeout=0',
  })
  const report = (error: Error) => log('warn', 'jobs.connection', { failure: describeFailure(error) })
  pool.on('error', report)
  pool.on('connect', (client) => {
    client.on('error', report)
  })
  return pool
}

/** Waits; false when `signal` ended the waiting. */
async function passes(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await pause(milliseconds, undefined, { signal })
    return true
  } catch {
    return false
  }
}

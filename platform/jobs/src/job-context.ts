import type { JobLog } from './job-log'

/** What a running job receives in addition to its payload. */
export interface JobContext<Services> {
  /** The services that the runner was started with: database, mail, real-time clock. */
  readonly services: Services
  readonly now: () => Date
  /** The same in every attempt. */
  readonly jobId: string
  /** 1 for the first attempt. */
  readonly attempt: number
  readonly isLastAttempt: boolean
  /**
   * Aborts when the attempt may no longer continue: time limit passed, lease lost, or a stop that has waited too long.
   */
  readonly signal: AbortSignal
  readonly log: JobLog
}

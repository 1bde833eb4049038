import { Logger } from 'graphile-worker'
import type { JobLog } from '../job-log'
import { maskText } from './describe-failure'

/**
 * Forwards the queue's own log lines to ours: warnings and errors, masked. Job failures are omitted, because the queue
 * would write them with payload and stack; the runner reports them itself.
 */
export function queueLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure === true) return
    const name = String(level)
    if (name === 'error') log('error', 'job-queue.message', { message: maskText(message) })
    if (name === 'warning') log('warn', 'job-queue.message', { message: maskText(message) })
  })
}

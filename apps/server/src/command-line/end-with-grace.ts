import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { logFailure } from '../http/error-answer'

/** How long the end may take, in milliseconds. */
const delay = 10_000

/**
 * Closes the server when the process is signalled to end, and on an unhandled error: that is logged first, as every
 * failure is, without its message, which may quote a customer's data.
 */
export function endWithGrace(app: FastifyInstance, closeAll: () => Promise<void>): void {
  const log = (error: unknown) => logFailure(app, error, 'server failed')
  closeWithGrace({ delay, onSecondError: log }, async ({ err }) => {
    if (err !== undefined) log(err)
    await closeAll()
  })
}

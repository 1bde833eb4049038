import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { logFailure } from '../http/error-answer'

/** Maximum time for shutdown after the server stops accepting requests, in milliseconds. */
const delay = 10_000

/**
 * Drains and closes the server on a termination signal, and closes it immediately on an unhandled error: the error is
 * logged first, like every failure, without its message, which may quote a customer's data.
 */
export function endWithGrace(
  app: FastifyInstance,
  { drain, settings }: Pick<ServerContext, 'drain' | 'settings'>,
  closeAll: () => Promise<void>,
): void {
  const log = (error: unknown) => logFailure(app, error, 'server failed')
  closeWithGrace({ delay: delay + settings.drainMs, onSecondError: log }, async ({ err }) => {
    if (err !== undefined) log(err)
    else await drain.run(settings.drainMs)
    await closeAll()
  })
}

import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { logFailure } from '../http/error-answer'

/** How long the end may take once nothing new is served, in milliseconds. */
const delay = 10_000

/**
 * Drains and closes the server when the process is signalled to end; closes it at once on an unhandled error: that is
 * logged first, as every failure is, without its message, which may quote a customer's data.
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

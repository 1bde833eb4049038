import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'

/**
 * Rejects requests whose target is anything but a path of this site (docs/adr/0042). An absolute address could name a
 * host other than the Host header's, and browsers read a backslash as a slash where our parsers do not.
 */
export function refuseOtherTargets(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (!originalUrl.startsWith('/') || originalUrl.includes('\\')) {
      throw fail('invalidParameter', { parameter: 'address', reason: 'is not a path of this site' })
    }
  })
}

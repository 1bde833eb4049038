import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import { applyIdentityOutcome } from '@porchlight/portal-methods/jobs'
import { identitySignatureHeader, readIdentityCallback } from '@porchlight/providers/identity-check'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'

/** Callbacks are a few hundred bytes. */
const bodyLimit = 16_384

/**
 * Takes what the identity check says: `POST /webhooks/identity`. One that nobody signed is answered like an address
 * that does not exist.
 */
export function serveIdentityCallbacks(app: FastifyInstance, context: ServerContext): void {
  app.register(async (scope) => {
    // The signature is over the very bytes, which reading them as JSON would lose.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      done(null, body)
    })
    scope.post('/webhooks/identity', { schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers[identitySignatureHeader]
      const result = readIdentityCallback(
        {
          body: typeof request.body === 'string' ? request.body : '',
          signature: typeof signature === 'string' ? signature : undefined,
        },
        context.identityCheckSecrets,
        context.now(),
      )
      const reference = result === null ? null : toRecordId(result.reference)
      if (result === null || reference === null) throw fail('notFound')
      const { engine, systemViewer, now } = context
      await applyIdentityOutcome(engine, systemViewer, { ...result, reference }, now())
      await reply.status(202).send()
    })
  })
}

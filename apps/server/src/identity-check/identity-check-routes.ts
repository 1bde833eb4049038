import { applyIdentityOutcome } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import { identitySignatureHeader, readIdentityCallback } from '@porchlight/providers/identity-check'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveCallback } from '../http/serve-callback'

/**
 * Receives the identity check's events: `POST /webhooks/identity`. An unsigned one is answered like an address
 * that does not exist.
 */
export function serveIdentityCallbacks(app: FastifyInstance, context: ServerContext): void {
  serveCallback(app, '/webhooks/identity', async ({ body, header }, reply) => {
    const result = readIdentityCallback(
      { body: body.toString(), signature: header(identitySignatureHeader) },
      context.identityCheckSecrets,
      context.now(),
    )
    const reference = result === null ? null : toRecordId(result.reference)
    if (result === null || reference === null) throw fail('notFound')
    const { engine, systemViewer, now } = context
    await applyIdentityOutcome(engine, systemViewer, { ...result, reference }, now())
    await reply.status(202).send()
  })
}

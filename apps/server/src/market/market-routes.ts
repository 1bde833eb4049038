import { applyMarketEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { enqueueJob } from '@porchlight/jobs'
import { marketSignatureHeader, readMarketCallback } from '@porchlight/providers/market'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveCallback } from '../http/serve-callback'

/**
 * Receives the market's events about orders: `POST /webhooks/market`. It answers as soon as the event is stored; a
 * redelivered event is stored once, and an unsigned one is answered like an address that does not exist.
 */
export function serveMarketCallbacks(app: FastifyInstance, context: ServerContext): void {
  const { marketSecrets } = context.settings
  if (marketSecrets.length === 0) return
  serveCallback(app, '/webhooks/market', async ({ body, header }, reply) => {
    const event = readMarketCallback(
      { body: body.toString(), signature: header(marketSignatureHeader) },
      marketSecrets,
      context.now(),
    )
    if (event === null) throw fail('notFound')
    const { eventId, requestId, answer } = event
    await enqueueJob(
      context.pool,
      applyMarketEvent.name,
      { eventId, requestId, answer: JSON.stringify(answer) },
      { key: eventId },
      context.reached,
    )
    await reply.status(202).send()
  })
}

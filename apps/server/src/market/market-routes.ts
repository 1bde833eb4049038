import { applyMarketEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { enqueueJob } from '@porchlight/jobs'
import { marketSignatureHeader, readMarketCallback } from '@porchlight/providers/market'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveCallback } from '../http/serve-callback'

/**
 * Takes what the market says of orders: `POST /webhooks/market`. It answers as soon as the event is kept; an event
 * that comes again is kept once, and one that nobody signed is answered like an address that does not exist.
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

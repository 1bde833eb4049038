import { fail } from '@porchlight/errors'
import { enqueueJob } from '@porchlight/jobs'
import { applyMarketEvent } from '@porchlight/portal-methods/jobs'
import { marketSignatureHeader, readMarketCallback } from '@porchlight/providers/market'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'

/** Callbacks are a few hundred bytes. */
const bodyLimit = 16_384

/**
 * Takes what the market says of orders: `POST /webhooks/market`. It answers as soon as the event is kept; an event
 * that comes again is kept once, and one that nobody signed is answered like an address that does not exist.
 */
export function serveMarketCallbacks(app: FastifyInstance, context: ServerContext): void {
  const { marketSecrets } = context.settings
  if (marketSecrets.length === 0) return
  app.register(async (scope) => {
    // The signature is over the very bytes, which reading them as JSON would lose.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
      done(null, body)
    })
    scope.post('/webhooks/market', { schema: { hide: true } }, async (request, reply) => {
      const signature = request.headers[marketSignatureHeader]
      const event = readMarketCallback(
        {
          body: typeof request.body === 'string' ? request.body : '',
          signature: typeof signature === 'string' ? signature : undefined,
        },
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
  })
}

import { handleTextEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { twilioSignatureHeader } from '@porchlight/providers/texts'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { textWebhookPath } from '../composition/start-texts'
import { serveCallback } from '../http/serve-callback'

/**
 * Receives the text service's events: delivery statuses and replies. An event without a valid signature is answered
 * like an address that does not exist; 204 once it is stored with everything that follows from it, or was before.
 */
export function serveTextWebhook(app: FastifyInstance, context: ServerContext): void {
  serveCallback(app, textWebhookPath, async ({ body, header }, reply) => {
    const event = context.texts.readEvent({ body, signature: header(twilioSignatureHeader) })
    if (event === null) throw fail('notFound')
    await handleTextEvent(
      { ...context, alarm: (name, facts) => app.log.error({ event: name, ...facts }, 'alarm') },
      event,
    )
    await reply.status(204).send()
  })
}

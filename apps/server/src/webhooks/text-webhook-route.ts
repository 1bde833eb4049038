import { handleTextEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { twilioSignatureHeader } from '@porchlight/providers/texts'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { textWebhookPath } from '../composition/start-texts'
import { serveCallback } from '../http/serve-callback'

/**
 * Takes what the text service tells: what became of a text, and what people answer. One that nobody signed is answered
 * like an address that does not exist; 204 once it is written down with all that follows from it, or was before.
 */
export function serveTextWebhook(app: FastifyInstance, context: ServerContext): void {
  serveCallback(app, textWebhookPath, async ({ body, header }, reply) => {
    const news = context.texts.readEvent({ body, signature: header(twilioSignatureHeader) })
    if (news === null) throw fail('notFound')
    const { settings } = context
    await handleTextEvent(
      {
        ...context,
        textSender: (brand) => settings.texts.from[brand],
        alarm: (event, facts) => app.log.error({ event, ...facts }, 'alarm'),
      },
      news,
    )
    await reply.status(204).send()
  })
}

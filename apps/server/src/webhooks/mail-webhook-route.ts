import { handleMailEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { mailSignatureHeader, readMailEvent } from '@porchlight/providers/mail'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { serveCallback } from '../http/serve-callback'

/**
 * Receives what became of mails after the mail server had taken them: `POST /webhooks/mail`. An event without a valid
 * signature is answered like an address that does not exist, which is what it is without secrets; 202 once what follows
 * from it is stored, or was before.
 */
export function serveMailWebhook(app: FastifyInstance, context: ServerContext): void {
  if (context.settings.mailSecrets.length === 0) return
  serveCallback(app, '/webhooks/mail', async ({ body, header }, reply) => {
    const event = readMailEvent(
      { body: body.toString(), signature: header(mailSignatureHeader) },
      context.settings.mailSecrets,
      context.now(),
    )
    if (event === null) throw fail('notFound')
    await handleMailEvent(context, event, context.now())
    await reply.status(202).send()
  })
}

import { handlePaymentEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { paymentWebhookPath } from '../composition/start-payments'
import { serveCallback } from '../http/serve-callback'

const maxEventBytes = 65_536

/**
 * Serves the payment processor's webhook. Events are authenticated by their signature over the raw bytes
 * (abuse case A24). 204 once they are stored or were before; anything else makes the processor deliver them again.
 */
export function servePaymentWebhook(app: FastifyInstance, context: ServerContext): void {
  serveCallback(
    app,
    paymentWebhookPath,
    async ({ body, header }, reply) => {
      const { payments } = context
      const event = await payments.readEvent(header(payments.signatureHeader), body).catch(requestRedelivery)
      if (event === null) throw fail('invalidSignature')
      await handlePaymentEvent(context, event)
      await reply.status(204).send()
    },
    maxEventBytes,
  )
}

/** When the processor cannot be queried about an event, it delivers the event again. */
function requestRedelivery(error: unknown): never {
  throw error instanceof PaymentsFailure
    ? fail('unavailable', {}, { cause: error, retryAfterSeconds: 60 })
    : error
}

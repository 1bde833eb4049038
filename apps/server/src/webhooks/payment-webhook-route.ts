import { handlePaymentEvent } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { paymentWebhookPath } from '../composition/start-payments'
import { serveCallback } from '../http/serve-callback'

const maxEventBytes = 65_536

/**
 * Serves the address that the payment processor tells its news to. News are believed by their signature over the bytes
 * as they came (abuse case A24). 204 once they are written down or were before; anything else makes it tell them again.
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

/** A processor that cannot be asked what its news are about tells them again. */
function requestRedelivery(error: unknown): never {
  throw error instanceof PaymentsFailure ? fail('unavailable', {}, { cause: error }) : error
}

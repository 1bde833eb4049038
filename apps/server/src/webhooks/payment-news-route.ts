import { takePaymentNews } from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { PaymentsFailure } from '@porchlight/providers/payments'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { paymentNewsPath } from '../composition/start-payments'
import { serveCallback } from '../http/serve-callback'

const longestNews = 65_536

/**
 * Serves the address that the payment processor tells its news to. News are believed by their signature over the bytes
 * as they came (abuse case A24). 204 once they are written down or were before; anything else makes it tell them again.
 */
export function servePaymentNews(app: FastifyInstance, context: ServerContext): void {
  serveCallback(
    app,
    paymentNewsPath,
    async ({ body, header }, reply) => {
      const { payments } = context
      const news = await payments.readNews(header(payments.newsHeader), body).catch(tellAgain)
      if (news === null) throw fail('invalidSignature')
      await takePaymentNews(context, news)
      await reply.status(204).send()
    },
    longestNews,
  )
}

/** A processor that cannot be asked what its news are about tells them again. */
function tellAgain(error: unknown): never {
  throw error instanceof PaymentsFailure ? fail('unavailable', {}, { cause: error }) : error
}

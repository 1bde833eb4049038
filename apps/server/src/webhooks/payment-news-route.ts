import { fail } from '@porchlight/errors'
import { takePaymentNews } from '@porchlight/portal-methods/jobs'
import { signatureHeader } from '@porchlight/providers/payments'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../composition/server-context'
import { paymentNewsPath } from '../composition/start-payments'

const longestNews = 65_536

/**
 * Serves the address that the payment processor tells its news to. News are believed by their signature over the bytes
 * as they came (abuse case A24). 204 once they are written down or were before; anything else makes it tell them again.
 */
export function servePaymentNews(app: FastifyInstance, context: ServerContext): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestNews }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      paymentNewsPath,
      { schema: { operationId: 'paymentNews', summary: 'Takes signed news of the payment processor.' } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.of()
        const signature = request.headers[signatureHeader]
        const news = context.payments.readNews(Array.isArray(signature) ? undefined : signature, body)
        if (news === null) throw fail('invalidSignature')
        await takePaymentNews(context, news)
        return reply.status(204).send()
      },
    )
  })
}

import type { FastifyInstance } from 'fastify'

/** When a client should retry after a 503 due to the database or a timeout, in seconds. */
export const retryAfterSeconds = 2

/** Sets retry-after on every 503 response, pages included; routes that know better set it themselves. */
export function sayWhenToComeBack(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(retryAfterSeconds))
    done(null, payload)
  })
}

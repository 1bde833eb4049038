import type { FastifyInstance } from 'fastify'

/** When a client is to try again that was answered 503 for want of the database or of time, in seconds. */
export const retryAfterSeconds = 2

/** Says on every answer with 503 when to come back, pages included; those that know better say so themselves. */
export function sayWhenToComeBack(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', String(retryAfterSeconds))
    done(null, payload)
  })
}

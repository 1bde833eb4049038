import { mostCallbackBytes } from '@porchlight/providers/callback-size'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A call of a service outside, as it came. */
export interface Callback {
  /** The very bytes: signatures are over them, and reading them as JSON or a form would lose some. */
  readonly body: Buffer
  /** The one value of a header, by its lower-case name; undefined when it is missing or repeated. */
  readonly header: (name: string) => string | undefined
}

/**
 * Serves the webhook address of an outside service. Nothing reads the body before `take`, which believes it
 * by its signature alone (abuse case A24) and answers, or fails with an error of the catalogue.
 */
export function serveCallback(
  app: FastifyInstance,
  path: string,
  take: (callback: Callback, reply: FastifyReply) => Promise<void>,
  bodyLimit = mostCallbackBytes,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
      done(null, body)
    })
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.of()
      const header = (name: string) => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      await take({ body, header }, reply)
      return reply
    })
  })
}

import { mostCallbackBytes } from '@porchlight/providers/callback-size'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** A raw call from an external service. */
export interface Callback {
  /** The raw bytes: signatures cover them, and parsing them as JSON or a form would lose some. */
  readonly body: Buffer
  /** Returns the single value of a header by its lower-case name; undefined when it is missing or repeated. */
  readonly header: (name: string) => string | undefined
}

/**
 * Serves the webhook address of an external service. Nothing reads the body before `take`, which trusts it only by its
 * signature (abuse case A24) and responds, or fails with a catalogue error.
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

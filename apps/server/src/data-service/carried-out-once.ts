import { createHash } from 'node:crypto'
import type { CallHandler } from '@porchlight/ui-api/server'

/** The header that identifies a write, so that sending it again has no further effect. */
const keyHeader = 'idempotency-key'

/**
 * Wraps a handler so that requests with the same `Idempotency-Key` are executed once, if its contract accepts the
 * header. Later requests get the status and the body of the first; one that differs from it in method, path, query or
 * body is rejected. Requests without the header, and all other calls, are unaffected.
 */
export function carriedOutOnce(handler: CallHandler): CallHandler {
  const { contract } = handler
  if (contract.idempotent !== true) return handler
  return {
    contract,
    handle: async (request, context) => {
      const key = context.header(keyHeader)
      if (key === undefined) return handler.handle(request, context)
      const { params, query, body } = request
      const parts = JSON.stringify([contract.method, contract.path, params, query, body ?? null])
      const requestHash = createHash('sha256').update(parts).digest('hex')
      const { answer } = await context.engine.withIdempotencyKey(
        context.viewer,
        key,
        requestHash,
        // The handler writes through the engine of the key's transaction: its changes and the key commit or roll back
        // together.
        (engine) => handler.handle(request, { ...context, engine }),
      )
      return answer
    },
  }
}

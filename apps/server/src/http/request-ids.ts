import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The characters that proxies and tracing libraries use: none has a meaning in a log line. */
const takenOverId = /^[A-Za-z0-9._-]{8,64}$/
/** `traceparent` of W3C Trace Context, section 3.2: version, trace, parent, flags. */
const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** Returns the id of a request: the one that a trusted proxy set in `x-request-id`, otherwise a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = headers['x-request-id']
  return isBehindProxy && typeof given === 'string' && takenOverId.test(given) ? given : randomUUID()
}

/** Returns the trace that a request belongs to, from its `traceparent`; undefined without one. */
export function traceIdOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' ? traceParent.exec(traceparent)?.[1] : undefined
}

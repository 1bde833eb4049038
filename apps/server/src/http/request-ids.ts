import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What proxies and tracing libraries write: no byte of it means anything in a line of a log. */
const takenOverId = /^[A-Za-z0-9._-]{8,64}$/
/** `traceparent` of W3C Trace Context, section 3.2: version, trace, parent, flags. */
const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The id of a request: the one that a trusted proxy gave it in `x-request-id`, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const given = headers['x-request-id']
  return isBehindProxy && typeof given === 'string' && takenOverId.test(given) ? given : randomUUID()
}

/** The trace that a request belongs to, by its `traceparent`; undefined without one. */
export function traceIdOf({ traceparent }: IncomingHttpHeaders): string | undefined {
  return typeof traceparent === 'string' ? traceParent.exec(traceparent)?.[1] : undefined
}

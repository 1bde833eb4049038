import { afterHeader, latestChange } from '@porchlight/data-service'
import { parsePosition } from '@porchlight/record-engine'
import type { FastifyRequest } from 'fastify'
import type { RequestViewer } from '../viewer/resolve-viewer'
import { longestLagMs } from './replica'
import type { Reader } from './replica-choice'

/**
 * Returns whom a request's reads are for; null when they go to the primary only: for guests, who are shown what the
 * server itself reads, and for a session that has only just started, because what its user wrote before is unknown.
 */
export function readerOfRequest(
  request: FastifyRequest,
  { viewer, view, session }: RequestViewer,
  now: Date,
): Reader | null {
  if (viewer.class === 'guest' || viewer.class === 'system') return null
  const isYoung = session !== undefined && now.getTime() - session.createdAt.getTime() <= 2 * longestLagMs
  const seenUpTo = seenUpToOf(request)
  if (isYoung || seenUpTo === latestChange) return null
  return {
    persons: [viewer.userId, ...(view === undefined ? [] : [view.staff.userId])],
    seenUpTo,
    // A page's own requests carry a token as a program's do, but it is a browser's.
    isProgram: session?.kind !== 'browser',
  }
}

/** Returns the transaction of the last change the sender has seen; `latest` for anything that is not a position. */
function seenUpToOf(request: FastifyRequest): bigint | typeof latestChange | null {
  const value = request.headers[afterHeader]
  if (value === undefined) return null
  try {
    return BigInt(parsePosition(String(value)).transactionId)
  } catch {
    return latestChange
  }
}

import { afterHeader, latestChange } from '@porchlight/data-service'
import { parsePosition } from '@porchlight/record-engine'
import type { FastifyRequest } from 'fastify'
import type { RequestViewer } from '../viewer/resolve-viewer'
import { longestLagMs } from './replica'
import type { Reader } from './replica-choice'

/**
 * Whom the reads of a request are for; null where they are sent to the primary alone: guests, who are shown what the server
 * itself reads, and a session that has only begun, because nobody knows what its person wrote before.
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
    // A page's own requests bring a token as a program does, and it is a browser's.
    isProgram: session?.kind !== 'browser',
  }
}

/** The transaction of the last change that the sender has seen; `latest` for anything that is no position. */
function seenUpToOf(request: FastifyRequest): bigint | typeof latestChange | null {
  const value = request.headers[afterHeader]
  if (value === undefined) return null
  try {
    return BigInt(parsePosition(String(value)).transactionId)
  } catch {
    return latestChange
  }
}

import { parsePosition } from '@porchlight/record-engine'
import type { FastifyRequest } from 'fastify'
import { carriesBearerToken } from '../http/cross-site-check'
import type { RequestViewer } from '../viewer/resolve-viewer'
import type { Reader } from './replica-choice'
import { longestLagMs } from './replica'

/** In which our pages say what they were told of last: a position of the change feed, or that it was a moment ago. */
export const newsHeader = 'x-porchlight-after'

/**
 * Whom the reads of a request are for; null where they are sent to the primary alone: guests, who are shown what the server
 * itself reads, and a session that has only begun, because nobody knows what its person wrote before.
 */
export function readerOfRequest(
  request: FastifyRequest,
  { viewer, view, sessionStartedAt }: RequestViewer,
  now: Date,
): Reader | null {
  if (viewer.class === 'guest' || viewer.class === 'system') return null
  const isYoung =
    sessionStartedAt !== undefined && now.getTime() - sessionStartedAt.getTime() <= 2 * longestLagMs
  const news = newsOf(request)
  if (isYoung || news === 'latest') return null
  return {
    persons: [viewer.userId, ...(view === undefined ? [] : [view.staff.userId])],
    news,
    isProgram: carriesBearerToken(request),
  }
}

/** The transaction that the sender was told of last; `latest` for anything that is no position. */
function newsOf(request: FastifyRequest): bigint | 'latest' | null {
  const value = request.headers[newsHeader]
  if (value === undefined) return null
  try {
    return BigInt(parsePosition(String(value)).transactionId)
  } catch {
    return 'latest'
  }
}

import type { CallContract } from '@porchlight/ui-api/contract'

/**
 * Returns whether a call changes nothing: an access token with the scope `api:read` may send it. Some calls read
 * although they are sent as POST, because their queries are too long for an address; their errors are those of reads.
 * Server methods that read by POST declare it (`isReading`).
 */
export function isReadingCall({
  method,
  errorKind,
  isReading,
}: Pick<CallContract, 'method' | 'errorKind' | 'isReading'>): boolean {
  return method === 'GET' || (method === 'POST' && (errorKind === 'read' || isReading === true))
}

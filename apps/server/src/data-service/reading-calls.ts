import type { CallContract } from '@porchlight/ui-api/contract'

/**
 * Whether a call changes nothing: what an access token with the scope `api:read` may send. Some calls read although they
 * are sent as POST, because their questions are too long for an address; their errors are those of reads. Server methods that read by POST say so (`isReading`).
 */
export function isReadingCall({
  method,
  errorKind,
  isReading,
}: Pick<CallContract, 'method' | 'errorKind' | 'isReading'>): boolean {
  return method === 'GET' || (method === 'POST' && (errorKind === 'read' || isReading === true))
}

import { fail } from '@porchlight/errors'

/** Returns the error for an invalid declaration; `reason` names the object and says what to change. */
export function invalidMetadata(reason: string): Error {
  return fail('invalidMetadata', { reason })
}

import { fail } from '@porchlight/errors'

/** The error of a declaration that does not fit; `reason` names the object and says what to change. */
export function invalidMetadata(reason: string): Error {
  return fail('invalidMetadata', { reason })
}

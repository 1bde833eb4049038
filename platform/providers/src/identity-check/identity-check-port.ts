import type { Static } from 'typebox'
import type { IdentityCheckRequestSchema } from './identity-wire'

export type IdentityCheckRequest = Static<typeof IdentityCheckRequestSchema>

/**
 * Verifies a person's identity, on pages of its own: no number and no picture of a document reaches us. The result
 * comes as a signed callback. Fails with `unavailable` when the service does not answer in time or says what no one
 * understands.
 */
export interface IdentityCheckPort {
  /** Prepares a check and gives the service's name for it. */
  begin(request: IdentityCheckRequest): Promise<string>
  /** The page on which the check of that name is done. */
  addressOf(checkReference: string): string
}

import type { Static } from 'typebox'
import type { IdentityCheckRequestSchema } from './identity-wire'

export type IdentityCheckRequest = Static<typeof IdentityCheckRequestSchema>

/**
 * Verifies a person's identity on hosted pages: no document number or picture reaches us. The result arrives as a
 * signed callback. Fails with `unavailable` when the service does not respond in time or its response cannot be
 * understood.
 */
export interface IdentityCheckPort {
  /** Prepares a check and returns the service's identifier for it. */
  begin(request: IdentityCheckRequest): Promise<string>
  /** Returns the page on which the check of that name is carried out. */
  addressOf(checkReference: string): string
}

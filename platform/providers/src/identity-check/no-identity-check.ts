import { fail } from '@porchlight/errors'
import type { IdentityCheckPort } from './identity-check-port'

/**
 * Creates the port of an installation without an identity check: no check can be started, and no page of one exists.
 */
export function createNoIdentityCheck(): IdentityCheckPort {
  return {
    begin: async () => {
      throw fail('unavailable')
    },
    addressOf: () => '',
  }
}

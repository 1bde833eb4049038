import { fail } from '@porchlight/errors'
import type { IdentityCheckPort } from './identity-check-port'

/** The port of an installation without an identity check: none can begin, and no page of one exists. */
export function createNoIdentityCheck(): IdentityCheckPort {
  return {
    begin: async () => {
      throw fail('unavailable')
    },
    addressOf: () => '',
  }
}

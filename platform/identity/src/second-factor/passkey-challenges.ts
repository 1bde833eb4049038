import { createHash } from 'node:crypto'
import type { IdentityContext } from '../identity-context'

const challengeLifetimeMs = 5 * 60_000

export interface PasskeyChallenges {
  /** Issues a new challenge (bytes) for the browser that holds `binding`. */
  issue(binding: string): Promise<Uint8Array<ArrayBuffer>>
  /** Removes the challenge (base64url); false unless it is open and was issued for `binding`. */
  take(challenge: string, binding: string): Promise<boolean>
}

/** Creates the functions over `identity.passkey_challenge`. A challenge is answered once, by the same browser. */
export function createPasskeyChallenges({ database, now, randomBytes }: IdentityContext): PasskeyChallenges {
  return {
    issue: async (binding) => {
      const challenge = new Uint8Array(randomBytes(32))
      await database
        .insertInto('identity.passkey_challenge')
        .values({
          challenge_hash: sha256(Buffer.from(challenge).toString('base64url')),
          binding_hash: sha256(binding),
          expires_at: new Date(now().getTime() + challengeLifetimeMs),
        })
        .execute()
      return challenge
    },

    take: async (challenge, binding) => {
      const { numDeletedRows } = await database
        .deleteFrom('identity.passkey_challenge')
        .where('challenge_hash', '=', sha256(challenge))
        .where('binding_hash', '=', sha256(binding))
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows) === 1
    },
  }
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

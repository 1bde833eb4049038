import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'

/** How long a browser is remembered after the last sign-in there. */
const rememberedMs = 180 * 24 * 3_600_000

/** How many browsers are remembered per user; the oldest is evicted. */
const mostDevices = 20

export interface KnownDevices {
  rememberDevice(userId: string, present: string | null): Promise<string>
  isKnownDevice(userId: string, token: string): Promise<boolean>
}

/**
 * Creates the functions over `identity.known_device`: browsers that a user signed in with before. Such a browser has a
 * separate budget of wrong passwords, so that strangers who lock a username do not lock out its owner (docs/adr/0045).
 * Its token does not grant sign-in.
 */
export function createKnownDevices({ database, now, randomBytes }: IdentityContext): KnownDevices {
  return {
    rememberDevice: async (userId, present) => {
      const at = now()
      const expiresAt = new Date(at.getTime() + rememberedMs)
      const presentHash = present === null ? null : hashToken(present)
      if (present !== null && presentHash !== null) {
        const { numUpdatedRows } = await database
          .updateTable('identity.known_device')
          .set({ expires_at: expiresAt })
          .where('token_hash', '=', presentHash)
          .where('user_id', '=', userId)
          .where('expires_at', '>', at)
          .executeTakeFirstOrThrow()
        if (Number(numUpdatedRows) === 1) return present
      }
      const token = newToken(randomBytes)
      await database
        .insertInto('identity.known_device')
        .values({
          token_hash: hashToken(token) ?? Buffer.alloc(0),
          user_id: userId,
          created_at: at,
          expires_at: expiresAt,
        })
        .execute()
      const stored = database
        .selectFrom('identity.known_device')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('expires_at', 'desc')
        .limit(mostDevices)
      await database
        .deleteFrom('identity.known_device')
        .where('user_id', '=', userId)
        .where('token_hash', 'not in', stored)
        .execute()
      return token
    },

    isKnownDevice: async (userId, token) => {
      const row = await database
        .selectFrom('identity.known_device')
        .select('user_id')
        .where('token_hash', '=', hashToken(token) ?? Buffer.alloc(0))
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

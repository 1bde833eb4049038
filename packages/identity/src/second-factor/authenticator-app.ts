import { Secret, TOTP } from 'otpauth'
import type { IdentityContext } from '../identity-context'

/** A secret that an authenticator app is to be given. */
export interface TotpOffer {
  /** Base32, for typing. */
  readonly secret: string
  /** `otpauth://` address, for a picture to scan. */
  readonly uri: string
}

export interface AuthenticatorApp {
  offerTotp(userId: string, names: { readonly issuer: string; readonly account: string }): Promise<TotpOffer>
  confirmTotp(userId: string, code: string): Promise<boolean>
  verifyTotp(userId: string, code: string): Promise<boolean>
  removeTotp(userId: string): Promise<boolean>
}

const stepMs = 30_000

/** Makes the functions over `identity.totp`: codes of six digits, 30 seconds each (RFC 6238). */
export function createAuthenticatorApp({ database, now, randomBytes }: IdentityContext): AuthenticatorApp {
  /** The step that `code` belongs to, of the present one and its two neighbours; null for none. */
  const stepOf = (secret: string, code: string): number | null => {
    const timestamp = now().getTime()
    const token = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(token)) return null
    const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp, window: 1 })
    return delta === null ? null : Math.floor(timestamp / stepMs) + delta
  }

  return {
    offerTotp: async (userId, { issuer, account }) => {
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer })
      await database
        .insertInto('identity.totp')
        .values({ user_id: userId, offered_secret: secret.base32, last_step: 0 })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ offered_secret: secret.base32 }))
        .execute()
      return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret }).toString() }
    },

    confirmTotp: async (userId, code) => {
      const row = await database
        .selectFrom('identity.totp')
        .select('offered_secret')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const offered = row?.offered_secret ?? null
      const step = offered === null ? null : stepOf(offered, code)
      if (offered === null || step === null) return false
      const { numUpdatedRows } = await database
        .updateTable('identity.totp')
        .set({ secret: offered, offered_secret: null, last_step: step })
        .where('user_id', '=', userId)
        .where('offered_secret', '=', offered)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
    },

    verifyTotp: async (userId, code) => {
      const row = await database
        .selectFrom('identity.totp')
        .select('secret')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const secret = row?.secret ?? null
      const step = secret === null ? null : stepOf(secret, code)
      if (secret === null || step === null) return false
      // The step is compared inside the update, so that of parallel uses of one code one passes.
      const { numUpdatedRows } = await database
        .updateTable('identity.totp')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('secret', '=', secret)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
    },

    removeTotp: async (userId) => {
      const { numDeletedRows } = await database
        .deleteFrom('identity.totp')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows) === 1
    },
  }
}

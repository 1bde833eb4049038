import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import type { SecretBox } from './secret-box'
import { youngFactorMs } from './young-factors'

/** A secret to be added to an authenticator app. */
export interface TotpOffer {
  /** Base32, for typing. */
  readonly secret: string
  /** `otpauth://` address, for a picture to scan. */
  readonly uri: string
}

/** An authenticator app as its owner's list shows it. */
export interface AppOfUser {
  /** Null for apps that were confirmed before this was recorded. */
  readonly confirmedAt: Date | null
  readonly lastUsedAt: Date | null
}

export interface AuthenticatorApp {
  offerTotp(userId: string, names: { readonly issuer: string; readonly account: string }): Promise<TotpOffer>
  confirmTotp(userId: string, code: string): Promise<boolean>
  verifyTotp(userId: string, code: string): Promise<boolean>
  findTotp(userId: string): Promise<AppOfUser | null>
  removeTotp(userId: string): Promise<boolean>
}

const stepMs = 30_000

/**
 * Creates the functions over `identity.totp`: codes of six digits, 30 seconds each (RFC 6238). A secret that `box`
 * cannot open, because it was sealed by another installation, matches no code; recovery codes remain valid.
 */
export function createAuthenticatorApp(
  { database, now, randomBytes }: IdentityContext,
  box: SecretBox,
): AuthenticatorApp {
  /** The step that `code` belongs to, of the present one and its two neighbours; null for none. */
  const stepOf = (userId: string, sealed: Buffer, code: string): number | null => {
    const secret = box.open(userId, sealed)
    if (secret === null) return null
    const timestamp = now().getTime()
    const token = code.replace(/\s/g, '')
    if (!/^\d{6}$/.test(token)) return null
    const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, timestamp, window: 1 })
    return delta === null ? null : Math.floor(timestamp / stepMs) + delta
  }

  return {
    offerTotp: async (userId, { issuer, account }) => {
      const secret = new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer })
      const sealedOffer = box.seal(userId, secret.base32)
      await database
        .insertInto('identity.totp')
        .values({ user_id: userId, sealed_offer: sealedOffer, last_step: 0 })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed_offer: sealedOffer }))
        .execute()
      return { secret: secret.base32, uri: new TOTP({ issuer, label: account, secret }).toString() }
    },

    confirmTotp: async (userId, code) => {
      const row = await database
        .selectFrom('identity.totp')
        .select('sealed_offer')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const offered = row?.sealed_offer ?? null
      const step = offered === null ? null : stepOf(userId, offered, code)
      if (offered === null || step === null) return false
      const at = now()
      // Undoing restores the app that was no longer young: none of several young ones in a row is.
      const isOld = sql<boolean>`coalesce(confirmed_at, '-infinity') <= ${new Date(at.getTime() - youngFactorMs)}`
      const { numUpdatedRows } = await database
        .updateTable('identity.totp')
        .set({
          replaced_secret: sql`case when ${isOld} then sealed_secret else replaced_secret end`,
          replaced_confirmed_at: sql`case when ${isOld} then confirmed_at else replaced_confirmed_at end`,
          sealed_secret: offered,
          sealed_offer: null,
          last_step: step,
          confirmed_at: at,
          last_used_at: null,
        })
        .where('user_id', '=', userId)
        .where('sealed_offer', '=', offered)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
    },

    verifyTotp: async (userId, code) => {
      const row = await database
        .selectFrom('identity.totp')
        .select('sealed_secret')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      const sealed = row?.sealed_secret ?? null
      const step = sealed === null ? null : stepOf(userId, sealed, code)
      if (sealed === null || step === null) return false
      // The step is compared inside the update, so that only one of several parallel uses of a code succeeds.
      const { numUpdatedRows } = await database
        .updateTable('identity.totp')
        .set({ last_step: step, last_used_at: now() })
        .where('user_id', '=', userId)
        .where('sealed_secret', '=', sealed)
        .where('last_step', '<', step)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
    },

    findTotp: async (userId) => {
      const row = await database
        .selectFrom('identity.totp')
        .select(['confirmed_at', 'last_used_at'])
        .where('user_id', '=', userId)
        .where('sealed_secret', 'is not', null)
        .executeTakeFirst()
      if (row === undefined) return null
      const dateOf = (at: Date | string | null) => (at === null ? null : toDate(at))
      return { confirmedAt: dateOf(row.confirmed_at), lastUsedAt: dateOf(row.last_used_at) }
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

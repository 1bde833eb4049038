import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'
import type { IdentityContext } from '../identity-context'

const codesAtOnce = 10
/** Seven groups of four letters of five bits: 140 bits, and no group that looks cut off. */
const lettersOfOne = 28
const bytesOfOne = Math.ceil((lettersOfOne * 5) / 8)

export interface RecoveryCodes {
  issueRecoveryCodes(userId: string): Promise<readonly string[]>
  useRecoveryCode(userId: string, code: string): Promise<boolean>
  removeRecoveryCodes(userId: string): Promise<void>
}

/** Creates the functions over `identity.recovery_code`: codes of 140 random bits, each valid once. */
export function createRecoveryCodes({ database, now, randomBytes }: IdentityContext): RecoveryCodes {
  return {
    issueRecoveryCodes: async (userId) => {
      const codes = Array.from({ length: codesAtOnce }, () =>
        new Secret({ buffer: new Uint8Array(randomBytes(bytesOfOne)).buffer }).base32.slice(0, lettersOfOne),
      )
      await database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('identity.recovery_code').where('user_id', '=', userId).execute()
        await transaction
          .insertInto('identity.recovery_code')
          .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(userId, code) })))
          .execute()
      })
      return codes.map((code) => code.replace(/(.{4})(?!$)/g, '$1-'))
    },

    useRecoveryCode: async (userId, code) => {
      const { numUpdatedRows } = await database
        .updateTable('identity.recovery_code')
        .set({ used_at: now() })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hashCode(userId, code.replace(/[\s-]/g, '').toUpperCase()))
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
    },

    removeRecoveryCodes: async (userId) => {
      await database.deleteFrom('identity.recovery_code').where('user_id', '=', userId).execute()
    },
  }
}

/** A fast hash is enough: 140 random bits cannot be guessed, not even by who has the hash. */
function hashCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}\0${code}`).digest()
}

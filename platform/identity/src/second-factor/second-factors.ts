import { sql } from 'kysely'
import type { IdentityContext } from '../identity-context'

/** The second factors of a user. */
export interface SecondFactors {
  /** Whether an authenticator app is confirmed. */
  readonly totp: boolean
  readonly passkeys: number
  readonly recoveryCodesLeft: number
}

/** Reads the second factors of a user, in one statement. */
export async function findSecondFactors(
  { database }: IdentityContext,
  userId: string,
): Promise<SecondFactors> {
  const { rows } = await sql<{ totp: boolean; passkeys: number; codes: number }>`
    select
      exists (select 1 from identity.totp where user_id = ${userId} and sealed_secret is not null) as totp,
      (select count(*)::int from identity.passkey where user_id = ${userId}) as passkeys,
      (select count(*)::int from identity.recovery_code where user_id = ${userId} and used_at is null) as codes`.execute(
    database,
  )
  const row = rows[0]
  return {
    totp: row?.totp === true,
    passkeys: row?.passkeys ?? 0,
    recoveryCodesLeft: row?.codes ?? 0,
  }
}

import type { Queryable } from '../database/run-on'
import { revokedPassword } from '../password/credentials'

/** A user's means of signing in. */
export interface SignInMeans {
  /** False for an invited person who has not set one, or whose password was removed. */
  readonly hasPassword: boolean
  /** Whether there is a passkey or a confirmed authenticator app. */
  readonly hasSecondFactor: boolean
}

/** Reads the means of each user, in one statement; a user without a row anywhere has none. */
export async function findSignInMeans(
  connection: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SignInMeans>> {
  const { rows } = await connection.query<SignInMeans & { readonly id: string }>(
    `select u.id,
       exists (select 1 from identity.credential c
         where c.user_id = u.id and c.password_hash <> $2) as "hasPassword",
       exists (select 1 from identity.totp t where t.user_id = u.id and t.sealed_secret is not null)
         or exists (select 1 from identity.passkey p where p.user_id = u.id) as "hasSecondFactor"
     from unnest($1::text[]) as u (id)`,
    [[...userIds], revokedPassword],
  )
  return new Map(rows.map(({ id, ...means }) => [id, means]))
}

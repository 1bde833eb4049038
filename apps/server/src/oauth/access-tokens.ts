import { hashSecret } from '@porchlight/domains/administration/operations/programs/secret-hash'
import type pg from 'pg'

/** An entry whose session, if it has one, is alive at $2. */
export const isAlive = `e.expires_at > $2 and (e.session_hash is null or exists (
  select 1 from identity.session s where s.token_hash = e.session_hash
    and s.ended_at is null and s.expires_at > $2 and s.idle_expires_at > $2))`

/** Bits of the tokens that the provider makes: one character more than the tokens of `identity` have. */
export const tokenBits = 264

/** Whether a token has the form of one that the provider made; it says nothing of whether it is alive. */
export function isAccessToken(token: string): boolean {
  return token.length === tokenBits / 6
}

/** The user that an access token acts for, and its scopes; null for an unknown token, and for one that expired or was ended. */
export async function findAccessToken(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => Date },
  token: string,
): Promise<{ readonly userId: string; readonly scopes: readonly string[] } | null> {
  const { rows } = await pool.query<{ user_id: string; scope: string | null }>(
    `select s.user_id, e.payload->>'scope' as scope from oauth.entry e
     join identity.session s on s.token_hash = e.session_hash
     join oauth.client c on c.id = e.payload->>'clientId' and c.is_enabled
     where e.kind in ('AccessToken', 'ClientCredentials') and e.id_hash = $1 and ${isAlive}`,
    [hashSecret(token), now()],
  )
  const [row] = rows
  return row === undefined ? null : { userId: row.user_id, scopes: (row.scope ?? '').split(' ') }
}

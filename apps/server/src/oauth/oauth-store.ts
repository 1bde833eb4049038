import {
  findOAuthClient,
  type OAuthClient,
  recordTokenIssued,
} from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { isLoopback } from '@porchlight/domains/administration/operations/programs/refuse-unsafe-program'
import { hashSecret } from '@porchlight/domains/administration/operations/programs/secret-hash'
import { programAccessDays } from '@porchlight/domains/getting-in/operations/program-access/program-rights'
import type { Identity } from '@porchlight/identity'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type pg from 'pg'
import { isAlive } from './access-tokens'

/** What the store needs. */
export interface OAuthStoreServices {
  readonly pool: pg.Pool
  readonly identity: Pick<Identity, 'issueBearerToken'>
  readonly now: () => Date
  /** An error that the provider answers as `invalid_grant`. */
  readonly invalidGrant: (detail: string) => Error
}

/** How long an approval lasts, however often its tokens are renewed. */
export const grantLifetimeSeconds = programAccessDays * 86_400

/** How long an access token lasts, and so the access of a program that may not renew it. */
export const accessTokenSeconds = 30 * 60

/** Under this key of a client's metadata the provider finds the hash of the secret before, as long as that counts. */
export const formerSecretKey = 'former_client_secret'

/** These act for a user: without a live session of `identity` they are nothing. */
const kindsForUser: ReadonlySet<string> = new Set([
  'Grant',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
  'ClientCredentials',
])

/** What a program calls with. */
const tokenKinds: ReadonlySet<string> = new Set(['AccessToken', 'ClientCredentials'])

/**
 * Stores what `oidc-provider` issues in PostgreSQL. The id of a grant is the id of a bearer session: whatever ends that
 * session (docs/adr/0044) ends the grant, its codes and its tokens in the same moment, in every process.
 */
export function createOAuthStore(services: OAuthStoreServices): (kind: string) => Adapter {
  return (kind) => (kind === 'Client' ? clientAdapter(services) : entryAdapter(kind, services))
}

/** Deletes entries that ran out, or whose session is over; at most `limit` in one statement. */
export async function purgeOAuthEntries(pool: pg.Pool, now: Date, limit = 10_000): Promise<void> {
  await pool.query(
    `delete from oauth.entry where (kind, id_hash) in (
       select kind, id_hash from oauth.entry where expires_at <= $1 order by expires_at limit $2)`,
    [now, limit],
  )
}

function entryAdapter(kind: string, { pool, identity, now, invalidGrant }: OAuthStoreServices): Adapter {
  const find = async (condition: string, key: unknown): Promise<AdapterPayload | undefined> => {
    const { rows } = await pool.query<{ payload: AdapterPayload; consumed_at: Date | string | null }>(
      `select e.payload, e.consumed_at from oauth.entry e where e.kind = $3 and ${condition} and ${isAlive}`,
      [key, now(), kind],
    )
    const [row] = rows
    if (row === undefined) return undefined
    return row.consumed_at === null
      ? row.payload
      : { ...row.payload, consumed: Math.floor(new Date(row.consumed_at).getTime() / 1000) }
  }
  /** The session that an entry lives with; it is made here for a program that acts by itself. */
  const sessionOf = async (id: string, payload: AdapterPayload, seconds: number) => {
    if (!kindsForUser.has(kind)) return null
    if (kind === 'ClientCredentials') {
      const client = await findOAuthClient(pool, payload.clientId ?? '', now())
      if (client === null || client.serviceUserId === null) throw invalidGrant('no service user')
      const details = { deviceLabel: client.name }
      const issued = await identity.issueBearerToken(client.serviceUserId, seconds * 1000, details)
      return Buffer.from(issued.session.id, 'hex')
    }
    const grantId = kind === 'Grant' ? id : (payload.grantId ?? '')
    if (!/^[0-9a-f]{64}$/.test(grantId)) throw invalidGrant('not approved')
    return Buffer.from(grantId, 'hex')
  }
  /** Ends the session, and with it all that was issued for it. */
  const endGrant = async (grantId: string) => {
    if (!/^[0-9a-f]{64}$/.test(grantId)) return
    const session = Buffer.from(grantId, 'hex')
    await pool.query('update identity.session set ended_at = $2 where token_hash = $1 and ended_at is null', [
      session,
      now(),
    ])
    await pool.query('delete from oauth.entry where session_hash = $1', [session])
  }
  return {
    async upsert(id, payload, expiresIn = 0) {
      // The id is the code or the token itself.
      const { jti: _secret, userCode, ...stored } = payload
      await pool.query(
        `insert into oauth.entry (kind, id_hash, payload, uid, session_hash, expires_at, user_code_hash)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (kind, id_hash) do update set payload = excluded.payload, uid = excluded.uid,
           expires_at = excluded.expires_at`,
        [
          kind,
          hashSecret(id),
          JSON.stringify(stored),
          payload.uid ?? null,
          await sessionOf(id, payload, expiresIn),
          new Date(now().getTime() + expiresIn * 1000),
          userCode === undefined ? null : hashSecret(userCode),
        ],
      )
      if (tokenKinds.has(kind)) await recordTokenIssued(pool, payload.clientId ?? '', now())
    },
    async find(id) {
      const found = await find('e.id_hash = $1', hashSecret(id))
      return found === undefined ? undefined : { ...found, jti: id }
    },
    findByUid: (uid) => find('e.uid = $1', uid),
    // Codes that people type are looked up by `device-requests.ts`.
    findByUserCode: async () => undefined,
    async consume(id) {
      const { rows } = await pool.query<{ session: string | null }>(
        `update oauth.entry set consumed_at = $3 where kind = $1 and id_hash = $2 and consumed_at is null
         returning encode(session_hash, 'hex') as session`,
        [kind, hashSecret(id), now()],
      )
      if (rows.length === 1) return
      // Two requests came with it at once: one of them is not the owner's.
      const found = await find('e.id_hash = $1', hashSecret(id))
      await endGrant(found?.grantId ?? '')
      throw invalidGrant('already used')
    },
    async destroy(id) {
      if (kind === 'Grant') return endGrant(id)
      await pool.query('delete from oauth.entry where kind = $1 and id_hash = $2', [kind, hashSecret(id)])
    },
    revokeByGrantId: async (grantId) => {
      if (kind === 'Grant') return
      await pool.query('delete from oauth.entry where kind = $1 and session_hash = $2', [
        kind,
        Buffer.from(grantId, 'hex'),
      ])
    },
  }
}

/** Clients as the provider takes them, without those that are switched off. It writes none. */
function clientAdapter({ pool, now }: OAuthStoreServices): Adapter {
  const refuse = async () => {
    throw new TypeError('Clients are registered by administrators.')
  }
  return {
    upsert: refuse,
    async find(id) {
      const client = await findOAuthClient(pool, id, now())
      return client === null ? undefined : metadataOf(client)
    },
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  }
}

function metadataOf(client: OAuthClient): AdapterPayload {
  const isNative = client.redirectUris.length > 0 && client.redirectUris.every(isLoopback)
  return {
    client_id: client.id,
    client_name: client.name,
    // Compared with the hash of what comes: `compareClientSecret` of the provider's clients.
    ...(client.secretHash === null ? {} : { client_secret: client.secretHash.toString('hex') }),
    ...(client.formerSecretHash === null
      ? {}
      : { [formerSecretKey]: client.formerSecretHash.toString('hex') }),
    token_endpoint_auth_method: client.secretHash === null ? 'none' : 'client_secret_basic',
    application_type: isNative ? 'native' : 'web',
    redirect_uris: [...client.redirectUris],
    grant_types: [...client.grantTypes],
    response_types: client.grantTypes.includes('authorization_code') ? ['code'] : [],
    scope: client.scopes.join(' '),
    id_token_signed_response_alg: 'ES256',
    allowed_origins: [...client.allowedOrigins],
  }
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { Queryable } from '@porchlight/jobs'
import { formerSecretHours } from '../../facts/programs'
import type { NewOAuthClient, ProgramTerms } from './program-terms'
import { refuseUnsafeProgram } from './refuse-unsafe-program'
import { hashSecret } from './secret-hash'

/** A registered program as the authorization server uses it. */
export interface OAuthClient extends Omit<NewOAuthClient, 'confidential'> {
  readonly id: string
  /** SHA-256 of the secret; null for a program that cannot keep one, such as a command line or a page. */
  readonly secretHash: Buffer | null
  /** That of the former secret while it is still valid. */
  readonly formerSecretHash: Buffer | null
}

/** A registered program as administrators see it, without its secret; moments in ISO 8601. */
export interface Program extends Omit<OAuthClient, 'secretHash' | 'formerSecretHash'> {
  readonly hasSecret: boolean
  /** Until when the former secret is valid; null without a valid one. */
  readonly formerSecretUntil: string | null
  /** False stops approval requests and invalidates everything that was issued. */
  readonly isEnabled: boolean
  readonly createdAt: string
  /** When it was issued a token last; null for one that has had none. */
  readonly lastTokenAt: string | null
}

const terms = `id, name, redirect_uris as "redirectUris", grant_types as "grantTypes", scopes,
  allowed_origins as "allowedOrigins", service_user_id as "serviceUserId"`

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a `Program` at the moment $1. */
const programColumns = `${terms}, secret_hash is not null as "hasSecret", is_enabled as "isEnabled",
  case when former_secret_until > $1 then ${iso('former_secret_until')} end as "formerSecretUntil",
  ${iso('created_at')} as "createdAt", ${iso('last_token_at')} as "lastTokenAt"`

/** Registers a client; its secret, if it has one, can be read here only. Fails as `refuseUnsafeProgram` does. */
export async function registerOAuthClient(
  connection: Queryable,
  client: NewOAuthClient,
  now: Date,
): Promise<{ readonly id: string; readonly secret: string | null }> {
  refuseUnsafeProgram(client)
  const id = randomUUID()
  const secret = client.confidential ? generateSecret() : null
  await connection.query(
    `insert into oauth.client (id, name, secret_hash, redirect_uris, grant_types, scopes, allowed_origins,
       service_user_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      client.name,
      secret === null ? null : hashSecret(secret),
      client.redirectUris,
      client.grantTypes,
      client.scopes,
      client.allowedOrigins,
      client.serviceUserId,
      now,
    ],
  )
  return { id, secret }
}

/** The client of that id as it may act at `now`; null without one, and for one that is switched off. */
export async function findOAuthClient(
  connection: Queryable,
  id: string,
  now: Date,
): Promise<OAuthClient | null> {
  const { rows } = await connection.query<OAuthClient>(
    `select ${terms}, secret_hash as "secretHash",
       case when former_secret_until > $2 then former_secret_hash end as "formerSecretHash"
     from oauth.client where id = $1 and is_enabled`,
    [id, now],
  )
  return rows[0] ?? null
}

/** All programs by name, at most a thousand. */
export async function listPrograms(connection: Queryable, now: Date): Promise<readonly Program[]> {
  const { rows } = await connection.query<Program>(
    `select ${programColumns} from oauth.client order by name, id limit 1000`,
    [now],
  )
  return rows
}

/** The program of that id, switched on or off; null without one. With `forChange` no other transaction changes it. */
export async function findProgram(
  connection: Queryable,
  id: string,
  now: Date,
  { forChange = false }: { readonly forChange?: boolean } = {},
): Promise<Program | null> {
  const { rows } = await connection.query<Program>(
    `select ${programColumns} from oauth.client where id = $2${forChange ? ' for update' : ''}`,
    [now, id],
  )
  return rows[0] ?? null
}

/** Stores other terms. */
export async function storeTerms(
  connection: Queryable,
  id: string,
  { name, redirectUris, scopes, allowedOrigins }: ProgramTerms,
): Promise<void> {
  await connection.query(
    `update oauth.client set name = $2, redirect_uris = $3, scopes = $4, allowed_origins = $5 where id = $1`,
    [id, name, redirectUris, scopes, allowedOrigins],
  )
}

/**
 * Gives a client a new secret, which can be read here only. The previous one stays valid for `formerSecretHours`, or with
 * `atOnce`, for one that leaked, not at all.
 */
export async function storeNewSecret(
  connection: Queryable,
  id: string,
  { atOnce, now }: { readonly atOnce: boolean; readonly now: Date },
): Promise<string> {
  const secret = generateSecret()
  await connection.query(
    `update oauth.client set secret_hash = $2, former_secret_hash = case when $3 then null else secret_hash end,
       former_secret_until = case when $3 then null else $4::timestamptz end where id = $1`,
    [id, hashSecret(secret), atOnce, new Date(now.getTime() + formerSecretHours * 3_600_000).toISOString()],
  )
  return secret
}

/** Switches a client on or off; what was issued to one that is off does not count. */
export async function storeEnabled(connection: Queryable, id: string, isEnabled: boolean): Promise<void> {
  await connection.query('update oauth.client set is_enabled = $2 where id = $1', [id, isEnabled])
}

/** Records that a client was issued a token, once a minute: concurrent requests would wait for one row. */
export async function recordTokenIssued(connection: Queryable, id: string, now: Date): Promise<void> {
  await connection.query(
    `update oauth.client set last_token_at = $2
     where id = $1 and (last_token_at is null or last_token_at < $2::timestamptz - interval '1 minute')`,
    [id, now],
  )
}

/** Ends everything that was issued to a client. */
export async function endClientAccess(connection: Queryable, id: string, now: Date): Promise<void> {
  await connection.query(
    `update identity.session s set ended_at = $2 from oauth.entry e
     where e.payload->>'clientId' = $1 and e.session_hash = s.token_hash and s.ended_at is null`,
    [id, now],
  )
  await connection.query("delete from oauth.entry where payload->>'clientId' = $1", [id])
}

/** Removes a client, and with it everything that was issued to it; false for an unknown id. */
export async function removeOAuthClient(connection: Queryable, id: string, now: Date): Promise<boolean> {
  const removed = await connection.query('delete from oauth.client where id = $1', [id])
  await endClientAccess(connection, id, now)
  return removed.rowCount === 1
}

/** Whether a client that is switched on is registered for pages of that origin. */
export async function isClientOrigin(connection: Queryable, origin: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select 1 from oauth.client where $1 = any(allowed_origins) and is_enabled limit 1',
    [origin],
  )
  return rowCount === 1
}

function generateSecret(): string {
  return randomBytes(32).toString('base64url')
}

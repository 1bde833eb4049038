import { randomBytes, randomUUID } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type pg from 'pg'
import { hashOf } from './hash-of'

/** What a client may ask for: `api` reads and writes as the user may, `api:read` only reads. */
export const oauthScopes = ['openid', 'offline_access', 'refresh_token', 'api', 'api:read'] as const

/** The grant of a device without a browser of its own (RFC 8628). */
export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code'

const grantTypes = ['authorization_code', 'refresh_token', 'client_credentials', deviceGrant] as const

/** A program that an operator registered. */
export interface OAuthClient {
  readonly id: string
  readonly name: string
  /** SHA-256 of the secret; null for a program that cannot keep one, such as a command line or a page. */
  readonly secretHash: Buffer | null
  readonly redirectUris: readonly string[]
  readonly grantTypes: readonly string[]
  readonly scopes: readonly string[]
  /** The origins whose pages may call the data service and the token address from a browser. */
  readonly allowedOrigins: readonly string[]
  /** Whom it acts as by `client_credentials`; null without that grant. */
  readonly serviceUserId: string | null
}

/** A client as an operator registers it. */
export type NewOAuthClient = Omit<OAuthClient, 'id' | 'secretHash'> & { readonly confidential: boolean }

interface ClientRow {
  readonly id: string
  readonly name: string
  readonly secret_hash: Buffer | null
  readonly redirect_uris: string[]
  readonly grant_types: string[]
  readonly scopes: string[]
  readonly allowed_origins: string[]
  readonly service_user_id: string | null
}

/** Registers a client; its secret, if it has one, can be read here only. `invalidSettings` when something is unsafe. */
export async function registerOAuthClient(
  pool: pg.Pool,
  client: NewOAuthClient,
  now: Date,
): Promise<{ readonly id: string; readonly secret: string | null }> {
  refuseUnsafeClient(client)
  const id = randomUUID()
  const secret = client.confidential ? randomBytes(32).toString('base64url') : null
  await pool.query(
    `insert into oauth.client (id, name, secret_hash, redirect_uris, grant_types, scopes, allowed_origins,
       service_user_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      client.name,
      secret === null ? null : hashOf(secret),
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

/** The client of that id; null without one. */
export async function findOAuthClient(pool: pg.Pool, id: string): Promise<OAuthClient | null> {
  const { rows } = await pool.query<ClientRow>('select * from oauth.client where id = $1', [id])
  const [row] = rows
  return row === undefined ? null : toClient(row)
}

/** All clients by name, at most a thousand. */
export async function listOAuthClients(pool: pg.Pool): Promise<readonly OAuthClient[]> {
  const { rows } = await pool.query<ClientRow>('select * from oauth.client order by name, id limit 1000')
  return rows.map(toClient)
}

/** Removes a client, and with it everything that was issued to it; false for an unknown id. */
export async function removeOAuthClient(pool: pg.Pool, id: string, now: Date): Promise<boolean> {
  const removed = await pool.query('delete from oauth.client where id = $1', [id])
  await pool.query(
    `update identity.session s set ended_at = $2 from oauth.entry e
     where e.payload->>'clientId' = $1 and e.session_hash = s.token_hash and s.ended_at is null`,
    [id, now],
  )
  await pool.query("delete from oauth.entry where payload->>'clientId' = $1", [id])
  return removed.rowCount === 1
}

/** Whether a client is registered for pages of that origin. */
export async function isClientOrigin(pool: pg.Pool, origin: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from oauth.client where $1 = any(allowed_origins) limit 1',
    [origin],
  )
  return rowCount === 1
}

/** Whether a redirect address leads to this person's own machine. */
export function isLoopback(uri: string): boolean {
  const { protocol, hostname } = new URL(uri)
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function refuseUnsafeClient(client: NewOAuthClient): void {
  const has = (grant: string) => client.grantTypes.includes(grant)
  const problem =
    firstUnknown(client.grantTypes, grantTypes, 'grant') ??
    firstUnknown(client.scopes, oauthScopes, 'scope') ??
    client.redirectUris.map(problemOfRedirect).find((each) => each !== null) ??
    client.allowedOrigins.map(problemOfOrigin).find((each) => each !== null) ??
    (client.name.trim() === '' || client.name.length > 80 ? 'Give a name of 1 to 80 characters.' : null) ??
    (client.scopes.length === 0 ? 'Name at least one scope.' : null) ??
    (client.grantTypes.length === 0 ? 'Name at least one grant.' : null) ??
    (has('authorization_code') !== client.redirectUris.length > 0
      ? 'The grant authorization_code needs a redirect address, and no other grant takes one.'
      : null) ??
    (new Set(client.redirectUris.map(isLoopback)).size > 1
      ? 'Redirect addresses are either all https or all on the user’s own machine: register two clients.'
      : null) ??
    (has('client_credentials') && client.grantTypes.length > 1
      ? 'A client with client_credentials acts as its service user alone: register another for people.'
      : null) ??
    (has('client_credentials') !== (client.serviceUserId !== null)
      ? 'The grant client_credentials needs a service user, and no other grant takes one.'
      : null) ??
    (has('client_credentials') && !client.confidential
      ? 'The grant client_credentials needs a client with a secret.'
      : null)
  if (problem !== null) throw fail('invalidSettings', { reason: problem })
}

function firstUnknown(given: readonly string[], known: readonly string[], what: string): string | null {
  const unknown = given.find((each) => !known.includes(each))
  return unknown === undefined ? null : `There is no ${what} ${unknown}. Use ${known.join(', ')}.`
}

function problemOfRedirect(uri: string): string | null {
  const url = URL.canParse(uri) ? new URL(uri) : null
  const isGood =
    url !== null &&
    (url.protocol === 'https:' || isLoopback(uri)) &&
    !uri.includes('#') &&
    url.username === '' &&
    url.password === ''
  return isGood
    ? null
    : `${uri} is not allowed. Use an https address or one of the user’s own machine, without # and user.`
}

function problemOfOrigin(origin: string): string | null {
  const isGood = URL.canParse(origin) && new URL(origin).origin === origin
  return isGood && (origin.startsWith('https:') || isLoopback(origin))
    ? null
    : `${origin} is not an origin. Use one such as https://app.example.com`
}

function toClient(row: ClientRow): OAuthClient {
  return {
    id: row.id,
    name: row.name,
    secretHash: row.secret_hash,
    redirectUris: row.redirect_uris,
    grantTypes: row.grant_types,
    scopes: row.scopes,
    allowedOrigins: row.allowed_origins,
    serviceUserId: row.service_user_id,
  }
}

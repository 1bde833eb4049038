import { fail } from '@porchlight/errors'
import { sql } from 'kysely'
import type { SessionKind } from '../database/tables'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'
import type { BearerDetails, IssuedSession, Session, SessionLifetimes, SessionStart } from './session'

/** `last_seen_at` is written at most this often, so that a page of many calls writes once. */
const seenEveryMs = 60_000
const longestDetail = 200

export interface Sessions {
  startSession(userId: string, details?: SessionStart): Promise<IssuedSession>
  issueBearerToken(userId: string, lifetimeMs: number, details?: BearerDetails): Promise<IssuedSession>
  findSession(token: string): Promise<Session | null>
  peekSession(token: string): Promise<Session | null>
  endSession(token: string): Promise<void>
  endSessionOf(userId: string, sessionId: string): Promise<boolean>
  listSessions(userId: string): Promise<readonly Session[]>
}

/** A row of `identity.session` as the queries here select it. */
interface SessionRow {
  readonly id: string
  readonly user_id: string
  readonly kind: SessionKind
  readonly created_at: Date | string
  readonly last_seen_at: Date | string
  readonly idle_expires_at: Date | string
  readonly expires_at: Date | string
  readonly host_brand: string | null
  readonly language: string | null
  readonly device_label: string | null
  readonly scopes: readonly string[] | null
  readonly proved_at: Date | string | null
  readonly factor_proved_at: Date | string | null
}

const columns = sql`encode(token_hash, 'hex') as id, user_id, kind, created_at, last_seen_at,
  idle_expires_at, expires_at, host_brand, language, device_label, scopes, proved_at, factor_proved_at`

/** Creates the functions over `identity.session`. */
export function createSessions(context: IdentityContext, lifetimes: SessionLifetimes): Sessions {
  const { absoluteMs, staffAbsoluteMs, idleMs } = lifetimes
  return {
    startSession: (userId, details = {}) => {
      const times = { absoluteMs: details.staff === true ? staffAbsoluteMs : absoluteMs, idleMs }
      return issue(context, { userId, kind: 'browser', times, details })
    },
    issueBearerToken: async (userId, lifetimeMs, details = {}) => {
      if (!Number.isSafeInteger(lifetimeMs) || lifetimeMs < 1)
        throw fail('invalidParameter', {
          parameter: 'lifetimeMs',
          reason: 'give whole milliseconds above 0.',
        })
      const times = { absoluteMs: lifetimeMs, idleMs: lifetimeMs }
      return issue(context, { userId, kind: 'bearer', times, details })
    },
    findSession: (token) => findSession(context, token, idleMs),
    peekSession: (token) => peekSession(context, token),
    endSession: (token) => endSession(context, token),
    endSessionOf: (userId, sessionId) => endSessionOf(context, userId, sessionId),
    listSessions: (userId) => listSessions(context, userId),
  }
}

async function issue(
  { database, now, randomBytes }: IdentityContext,
  {
    userId,
    kind,
    times,
    details,
  }: {
    readonly userId: string
    readonly kind: SessionKind
    readonly times: { readonly absoluteMs: number; readonly idleMs: number }
    readonly details: Omit<SessionStart, 'staff'> & BearerDetails
  },
): Promise<IssuedSession> {
  const token = newToken(randomBytes)
  const tokenHash = hashToken(token)
  if (tokenHash === null) throw fail('internal')
  const createdAt = now()
  const session: Session = {
    id: tokenHash.toString('hex'),
    userId,
    kind,
    createdAt,
    lastSeenAt: createdAt,
    idleExpiresAt: new Date(createdAt.getTime() + Math.min(times.idleMs, times.absoluteMs)),
    expiresAt: new Date(createdAt.getTime() + times.absoluteMs),
    hostBrand: shorten(details.hostBrand),
    language: shorten(details.language),
    deviceLabel: shorten(details.deviceLabel),
    scopes: details.scopes ?? null,
    provedAt: kind === 'browser' ? createdAt : null,
    factorProvedAt: details.factorProvedAt ?? null,
  }
  await database
    .insertInto('identity.session')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      kind,
      created_at: createdAt,
      last_seen_at: createdAt,
      idle_expires_at: session.idleExpiresAt,
      expires_at: session.expiresAt,
      host_brand: session.hostBrand,
      language: session.language,
      device_label: session.deviceLabel,
      scopes: session.scopes === null ? null : [...session.scopes],
      proved_at: session.provedAt,
      factor_proved_at: session.factorProvedAt,
    })
    .execute()
  return { token, session }
}

/** Finds the session of a token, marks it as seen and extends it by `idleMs`. */
async function findSession(
  { database, now }: IdentityContext,
  token: string,
  idleMs: number,
): Promise<Session | null> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return null
  const at = now()
  const seenBefore = new Date(at.getTime() - Math.min(seenEveryMs, idleMs / 2))
  const idleUntil = new Date(at.getTime() + idleMs)
  // The update repeats the conditions on its own row: an event that ends the session at the same moment wins.
  const { rows } = await sql<SessionRow>`
    with seen as (
      update identity.session
      set last_seen_at = ${at},
        idle_expires_at = case kind when 'browser' then least(expires_at, ${idleUntil}) else expires_at end
      where token_hash = ${tokenHash} and ended_at is null
        and idle_expires_at > ${at} and expires_at > ${at} and last_seen_at <= ${seenBefore}
      returning ${columns}
    )
    select * from seen
    union all
    select ${columns} from identity.session
    where token_hash = ${tokenHash} and ended_at is null
      and idle_expires_at > ${at} and expires_at > ${at}
    limit 1`.execute(database)
  const row = rows[0]
  return row === undefined ? null : toSession(row)
}

/** The same, without counting as seen. */
async function peekSession({ database, now }: IdentityContext, token: string): Promise<Session | null> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return null
  const at = now()
  const { rows } = await sql<SessionRow>`
    select ${columns} from identity.session
    where token_hash = ${tokenHash} and ended_at is null
      and idle_expires_at > ${at} and expires_at > ${at}`.execute(database)
  const row = rows[0]
  return row === undefined ? null : toSession(row)
}

async function endSession({ database, now }: IdentityContext, token: string): Promise<void> {
  const tokenHash = hashToken(token)
  if (tokenHash === null) return
  await database
    .updateTable('identity.session')
    .set({ ended_at: now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends one of that user's sessions; false when none with that id is active. */
async function endSessionOf(
  { database, now }: IdentityContext,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(sessionId)) return false
  const { numUpdatedRows } = await database
    .updateTable('identity.session')
    .set({ ended_at: now() })
    .where('token_hash', '=', Buffer.from(sessionId, 'hex'))
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

async function listSessions({ database, now }: IdentityContext, userId: string): Promise<readonly Session[]> {
  const at = now()
  const { rows } = await sql<SessionRow>`
    select ${columns} from identity.session
    where user_id = ${userId} and ended_at is null and idle_expires_at > ${at} and expires_at > ${at}
    order by last_seen_at desc, id`.execute(database)
  return rows.map(toSession)
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    createdAt: toDate(row.created_at),
    lastSeenAt: toDate(row.last_seen_at),
    idleExpiresAt: toDate(row.idle_expires_at),
    expiresAt: toDate(row.expires_at),
    hostBrand: row.host_brand,
    language: row.language,
    deviceLabel: row.device_label,
    scopes: row.scopes,
    provedAt: row.proved_at === null ? null : toDate(row.proved_at),
    factorProvedAt: row.factor_proved_at === null ? null : toDate(row.factor_proved_at),
  }
}

/**
 * Details come from a request: control characters are removed, since PostgreSQL rejects NUL and lists show the text.
 */
function shorten(detail: string | null | undefined): string | null {
  if (detail === null || detail === undefined) return null
  return detail.replace(/\p{Cc}/gu, '').slice(0, longestDetail)
}

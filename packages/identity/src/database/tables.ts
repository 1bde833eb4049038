import type { ColumnType } from 'kysely'

/** A `timestamptz` column. Pools differ in what they give for it, so a read goes through `toDate`. */
type Instant = ColumnType<Date | string, Date, Date>
type OptionalInstant = ColumnType<Date | string | null, Date | null | undefined, Date | null>

/** One password per user; `version` grows with every change. */
interface CredentialTable {
  user_id: string
  /** Argon2id in PHC format. */
  password_hash: string
  changed_at: Instant
  version: number
}

/** The latest passwords of a user, the present one included. */
interface PasswordHistoryTable {
  user_id: string
  version: number
  password_hash: string
  set_at: Instant
}

/** What proves a sign-in: `browser` sessions slide with use, `bearer` tokens run for a fixed time. */
export type SessionKind = 'browser' | 'bearer'

interface SessionTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: Buffer
  user_id: string
  kind: SessionKind
  created_at: Instant
  last_seen_at: Instant
  idle_expires_at: Instant
  expires_at: Instant
  host_brand: string | null
  language: string | null
  device_label: string | null
  ended_at: OptionalInstant
}

/** Counts of attempts. `failures`, `lockouts` and `blocked_until` serve the log-in of an account only. */
interface AttemptTable {
  scope: string
  key_hash: Buffer
  window_started_at: Instant
  count: number
  failures: number
  lockouts: number
  blocked_until: OptionalInstant
  /** From here on the row says nothing any more and may be deleted. */
  forget_at: Instant
}

interface OneTimeTokenTable {
  token_hash: Buffer
  purpose: string
  user_id: string
  brand: string
  credential_version: number
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
  superseded_at: OptionalInstant
}

/** The tables of the PostgreSQL schema `identity`. */
export interface IdentityTables {
  'identity.credential': CredentialTable
  'identity.password_history': PasswordHistoryTable
  'identity.session': SessionTable
  'identity.attempt': AttemptTable
  'identity.one_time_token': OneTimeTokenTable
}

import type { ColumnType, Generated } from 'kysely'

/** A `timestamptz` column. Pools differ in what they return for it, so reads go through `toDate`. */
type Instant = ColumnType<Date | string, Date, Date>
type OptionalInstant = ColumnType<Date | string | null, Date | null | undefined, Date | null>

/** One password per user; `version` grows with every change. */
interface CredentialTable {
  user_id: string
  /** Argon2id in PHC format; `revokedPassword` when no password is right. */
  password_hash: string
  changed_at: Instant
  version: number
}

/** Every password that a user ever had, the present one included. */
interface PasswordHistoryTable {
  user_id: string
  version: number
  password_hash: string
  set_at: Instant
}

/** What proves a sign-in: `browser` sessions are extended by use, `bearer` tokens have a fixed lifetime. */
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
  /** The scopes granted to a program; null for browsers, for tokens with full access, and when nothing was recorded. */
  scopes: string[] | null
  /** When its person last proved their identity; null for programs, and when nothing was recorded. */
  proved_at: OptionalInstant
  /** When a second factor was last proved in it. */
  factor_proved_at: OptionalInstant
  ended_at: OptionalInstant
}

/** Counts of attempts. `failures`, the lock-outs and `blocked_until` are only for the log-in of an account. */
interface AttemptTable {
  scope: string
  key_hash: Buffer
  window_started_at: Instant
  count: number
  failures: number
  lockouts: number
  /** How many of `lockouts` the callback was notified of. */
  told_lockouts: Generated<number>
  blocked_until: OptionalInstant
  /** From this time on the row has no meaning and may be deleted. */
  forget_at: Instant
}

interface OneTimeTokenTable {
  token_hash: Buffer
  purpose: string
  /** A user, a contact without a login or a change of address. */
  subject_id: string
  brand: string
  credential_version: number
  created_at: Instant
  expires_at: Instant
  used_at: OptionalInstant
  superseded_at: OptionalInstant
  /** What the token was issued for, and what else it is derived from; null for a random token. */
  issue_key: string | null
  seed: Buffer | null
}

/** A change of the address that a user signs in with. It takes effect once the new address is verified. */
export interface EmailChangeTable {
  id: string
  /** Later changes have higher numbers. */
  number: Generated<string>
  user_id: string
  old_email: string
  new_email: string
  requested_at: Instant
  verified_at: OptionalInstant
  /** Set when a newer request or a new password replaced one that was not verified. */
  superseded_at: OptionalInstant
  undone_at: OptionalInstant
  /** The change whose undoing also undid this one; itself when it was undone directly. */
  undone_by: string | null
}

/** What a person who entered the right password may do: answer the second factor, or enrol one first. */
export type PendingStage = 'secondFactor' | 'enrolment'

interface PendingSignInTable {
  token_hash: Buffer
  user_id: string
  stage: PendingStage
  staff: boolean
  created_at: Instant
  expires_at: Instant
  /** Answers submitted so far. */
  tries: number
  ended_at: OptionalInstant
}

/** A user's authenticator app. A secret is valid once one of its codes has been entered. */
interface TotpTable {
  user_id: string
  /** Base32, as earlier versions wrote it; `sealClearSecrets` empties it. */
  clear_secret: string | null
  /** The secret under the installation's key, as `createSecretBox` seals it. Null until the first is confirmed. */
  sealed_secret: Buffer | null
  sealed_offer: Buffer | null
  /** Null for apps that were confirmed before this was recorded. */
  confirmed_at: OptionalInstant
  last_used_at: OptionalInstant
  /** The latest 30-second step whose code was accepted: a code is accepted only once. */
  last_step: string | number
  /** The app that a young one replaced; null without one. */
  replaced_secret: Buffer | null
  replaced_confirmed_at: OptionalInstant
}

/** A browser that a user signed in with before. */
interface KnownDeviceTable {
  /** SHA-256 of the token in its cookie. */
  token_hash: Buffer
  user_id: string
  created_at: Instant
  expires_at: Instant
}

/** A customer view by a member of staff; who, whom and why is in the record `view_id` as well. */
interface CustomerViewTable {
  /** SHA-256 of the token in its cookie. */
  token_hash: Buffer
  /** The session that it is part of: its `token_hash`. */
  session_hash: Buffer
  view_id: string
  staff_user_id: string
  customer_user_id: string
  contact_id: string
  brand: string
  language: string
  started_at: Instant
  expires_at: Instant
  ended_at: OptionalInstant
}

/** Who took all factors of a user away, for those who look into it later; it is not purged. */
interface FactorClearanceTable {
  id: Generated<string>
  user_id: string
  /** The id of a member of staff, or `operator`. */
  cleared_by: string
  cleared_at: Instant
}

interface RecoveryCodeTable {
  user_id: string
  code_hash: Buffer
  used_at: OptionalInstant
}

interface PasskeyTable {
  /** Base64url, as created by the authenticator. */
  credential_id: string
  user_id: string
  public_key: Buffer
  counter: string | number
  transports: string[]
  label: string
  created_at: Instant
  last_used_at: OptionalInstant
}

/** A challenge to an authenticator that awaits its only response. */
interface PasskeyChallengeTable {
  challenge_hash: Buffer
  /** SHA-256 of a secret of the requesting browser: the response must come from the same browser. */
  binding_hash: Buffer
  expires_at: Instant
}

/** A number that a person wants to verify; the code texted to it is derived from the seed. */
interface PhoneCodeTable {
  person_id: string
  offer_id: string
  number: string
  seed: Buffer
  offered_at: Instant
  expires_at: Instant
  tries: number
  used_at: OptionalInstant
}

/** The tables of the PostgreSQL schema `identity`. */
export interface IdentityTables {
  'identity.credential': CredentialTable
  'identity.password_history': PasswordHistoryTable
  'identity.session': SessionTable
  'identity.attempt': AttemptTable
  'identity.one_time_token': OneTimeTokenTable
  'identity.email_change': EmailChangeTable
  'identity.pending_sign_in': PendingSignInTable
  'identity.totp': TotpTable
  'identity.recovery_code': RecoveryCodeTable
  'identity.passkey': PasskeyTable
  'identity.passkey_challenge': PasskeyChallengeTable
  'identity.phone_code': PhoneCodeTable
  'identity.known_device': KnownDeviceTable
  'identity.factor_clearance': FactorClearanceTable
  'identity.customer_view': CustomerViewTable
}

/** A step of the schema: its statements run once, in order, in one transaction. */
export interface IdentityMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * The schema `identity`, in order. It is a schema of its own so that the role which serves records can be
 * denied it whole: no query over records reaches a credential.
 */
export const identityMigrations: readonly IdentityMigration[] = [
  {
    name: 'identity-0001-credentials',
    statements: [
      'create schema if not exists identity',
      `create table identity.credential (
        user_id text collate "C" primary key,
        password_hash text not null,
        changed_at timestamptz not null,
        version integer not null
      )`,
      `create table identity.password_history (
        user_id text collate "C" not null references identity.credential on delete cascade,
        version integer not null,
        password_hash text not null,
        set_at timestamptz not null,
        primary key (user_id, version)
      )`,
    ],
  },
  {
    name: 'identity-0002-sessions',
    statements: [
      `create table identity.session (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id text collate "C" not null,
        kind text not null check (kind in ('browser', 'bearer')),
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        idle_expires_at timestamptz not null,
        expires_at timestamptz not null,
        host_brand text,
        language text,
        device_label text,
        ended_at timestamptz
      )`,
      'create index session_of_user on identity.session (user_id) where ended_at is null',
      'create index session_expiry on identity.session (idle_expires_at)',
    ],
  },
  {
    name: 'identity-0003-attempts',
    statements: [
      `create table identity.attempt (
        scope text collate "C" not null,
        key_hash bytea not null check (length(key_hash) = 32),
        window_started_at timestamptz not null,
        count integer not null,
        failures integer not null default 0,
        lockouts integer not null default 0,
        blocked_until timestamptz,
        forget_at timestamptz not null,
        primary key (scope, key_hash)
      )`,
      'create index attempt_forget on identity.attempt (forget_at)',
    ],
  },
  {
    name: 'identity-0004-one-time-tokens',
    statements: [
      `create table identity.one_time_token (
        token_hash bytea primary key check (length(token_hash) = 32),
        purpose text not null,
        user_id text collate "C" not null,
        brand text not null,
        credential_version integer not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        superseded_at timestamptz
      )`,
      `create unique index one_time_token_open on identity.one_time_token (user_id, purpose)
        where used_at is null and superseded_at is null`,
      'create index one_time_token_expiry on identity.one_time_token (expires_at)',
    ],
  },
]

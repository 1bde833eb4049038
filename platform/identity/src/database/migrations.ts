/** A step of the schema: its statements run once, in order, in one transaction. */
export interface IdentityMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * The migrations of the schema `identity`, in order. It is a separate schema so that the role that serves records can
 * be denied access to all of it: no query over records reaches a credential.
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
  {
    name: 'identity-0005-email-changes',
    statements: [
      'alter table identity.one_time_token rename column user_id to subject_id',
      `create table identity.email_change (
        id text collate "C" primary key,
        number bigint generated always as identity,
        user_id text collate "C" not null,
        old_email text not null,
        new_email text not null,
        requested_at timestamptz not null,
        verified_at timestamptz,
        superseded_at timestamptz,
        undone_at timestamptz
      )`,
      'create index email_change_of_user on identity.email_change (user_id, number)',
      'create index email_change_age on identity.email_change (requested_at)',
    ],
  },
  {
    name: 'identity-0006-second-factors',
    statements: [
      `create table identity.pending_sign_in (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id text collate "C" not null,
        stage text not null check (stage in ('secondFactor', 'enrolment')),
        staff boolean not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        tries integer not null,
        ended_at timestamptz
      )`,
      'create index pending_sign_in_of_user on identity.pending_sign_in (user_id) where ended_at is null',
      'create index pending_sign_in_expiry on identity.pending_sign_in (expires_at)',
      `create table identity.totp (
        user_id text collate "C" primary key,
        secret text,
        offered_secret text,
        last_step bigint not null
      )`,
      `create table identity.recovery_code (
        user_id text collate "C" not null,
        code_hash bytea not null check (length(code_hash) = 32),
        used_at timestamptz,
        primary key (user_id, code_hash)
      )`,
      `create table identity.passkey (
        credential_id text collate "C" primary key,
        user_id text collate "C" not null,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        label text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`,
      'create index passkey_of_user on identity.passkey (user_id)',
      `create table identity.passkey_challenge (
        challenge_hash bytea primary key check (length(challenge_hash) = 32),
        binding_hash bytea not null check (length(binding_hash) = 32),
        expires_at timestamptz not null
      )`,
      'create index passkey_challenge_expiry on identity.passkey_challenge (expires_at)',
    ],
  },
  {
    name: 'identity-0007-undone-by',
    statements: ['alter table identity.email_change add column if not exists undone_by text collate "C"'],
  },
  {
    name: 'identity-0008-sealed-app-secrets',
    statements: [
      // Offers are short-lived: a user who was adding an app starts over.
      'alter table identity.totp drop column offered_secret',
      'delete from identity.totp where secret is null',
      'alter table identity.totp rename column secret to clear_secret',
      `alter table identity.totp
        add column sealed_secret bytea,
        add column sealed_offer bytea,
        add column confirmed_at timestamptz,
        add column last_used_at timestamptz`,
    ],
  },
  {
    name: 'identity-0009-told-lockouts',
    statements: ['alter table identity.attempt add column told_lockouts integer not null default 0'],
  },
  {
    name: 'identity-0010-repeated-issues',
    statements: [
      'alter table identity.one_time_token add column issue_key text collate "C", add column seed bytea',
      `create index one_time_token_issue on identity.one_time_token (issue_key)
        where issue_key is not null`,
    ],
  },
  {
    name: 'identity-0011-phone-codes',
    statements: [
      `create table identity.phone_code (
        person_id text collate "C" primary key,
        offer_id text collate "C" not null,
        number text collate "C" not null,
        seed bytea not null,
        offered_at timestamptz not null,
        expires_at timestamptz not null,
        tries integer not null,
        used_at timestamptz
      )`,
      'create index phone_code_age on identity.phone_code (offered_at)',
    ],
  },
  {
    name: 'identity-0012-known-devices',
    statements: [
      `create table identity.known_device (
        token_hash bytea primary key check (length(token_hash) = 32),
        user_id text collate "C" not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      'create index known_device_of_user on identity.known_device (user_id)',
      'create index known_device_expiry on identity.known_device (expires_at)',
    ],
  },
  {
    // Removing a young app restores the one that it replaced.
    name: 'identity-0013-replaced-apps',
    statements: [
      `alter table identity.totp
        add column replaced_secret bytea,
        add column replaced_confirmed_at timestamptz`,
    ],
  },
  {
    name: 'identity-0014-factor-clearances',
    statements: [
      `create table identity.factor_clearance (
        id bigint generated always as identity primary key,
        user_id text collate "C" not null,
        cleared_by text collate "C" not null,
        cleared_at timestamptz not null
      )`,
    ],
  },
  {
    // Whether a password was used before is looked up by its hash, however many passwords there are.
    name: 'identity-0015-former-passwords',
    statements: ['create index password_history_hash on identity.password_history (user_id, password_hash)'],
  },
  {
    name: 'identity-0016-customer-views',
    statements: [
      `create table identity.customer_view (
        token_hash bytea primary key check (length(token_hash) = 32),
        session_hash bytea not null check (length(session_hash) = 32),
        view_id text collate "C" not null unique,
        staff_user_id text collate "C" not null,
        customer_user_id text collate "C" not null,
        contact_id text collate "C" not null,
        brand text not null,
        language text not null,
        started_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      )`,
      'create index customer_view_expiry on identity.customer_view (expires_at)',
    ],
  },
  {
    name: 'identity-0017-company-sign-ins',
    statements: [
      `create table identity.company_request (
        token_hash bytea primary key check (length(token_hash) = 32),
        brand text not null,
        language text not null,
        start_url text not null,
        expires_at timestamptz not null
      )`,
      'create index company_request_expiry on identity.company_request (expires_at)',
      `create table identity.company_login (
        issuer text collate "C" not null,
        subject text collate "C" not null,
        user_id text collate "C" not null,
        linked_at timestamptz not null,
        primary key (issuer, subject),
        unique (user_id, issuer)
      )`,
      `create table identity.company_session (
        token_hash bytea primary key check (length(token_hash) = 32),
        issuer text collate "C" not null,
        subject text collate "C" not null,
        sid text collate "C",
        expires_at timestamptz not null
      )`,
      'create index company_session_subject on identity.company_session (issuer, subject)',
      'create index company_session_sid on identity.company_session (issuer, sid) where sid is not null',
      'create index company_session_expiry on identity.company_session (expires_at)',
      `create table identity.company_logout (
        issuer text collate "C" not null,
        jti_hash bytea not null check (length(jti_hash) = 32),
        expires_at timestamptz not null,
        primary key (issuer, jti_hash)
      )`,
      'create index company_logout_expiry on identity.company_logout (expires_at)',
    ],
  },
  {
    // The person's id in the company's directory, which differs from their subject at its provider.
    name: 'identity-0018-company-external-ids',
    statements: [
      'alter table identity.company_login add column external_id text collate "C"',
      'create index company_login_external_id on identity.company_login (issuer, external_id)',
    ],
  },
  {
    name: 'identity-0019-proofs-of-sessions',
    statements: [
      `alter table identity.session
        add column proved_at timestamptz,
        add column factor_proved_at timestamptz`,
    ],
  },
  {
    name: 'identity-0020-scopes-of-programs',
    statements: ['alter table identity.session add column scopes text[]'],
  },
]

import type { Migration } from '@porchlight/record-engine'

/**
 * Clients, and what was issued to them. Codes, tokens and secrets are stored as SHA-256 of their text only. What
 * acts for a user names the bearer session of `identity` that it lives and dies with (docs/adr/0083).
 */
export const oauthMigrations: readonly Migration[] = [
  {
    name: 'oauth-0001-clients-and-entries',
    statements: [
      'create schema if not exists oauth',
      `create table oauth.client (
        id text collate "C" primary key,
        name text not null,
        secret_hash bytea check (length(secret_hash) = 32),
        redirect_uris text[] not null,
        grant_types text[] not null,
        scopes text[] not null,
        allowed_origins text[] not null,
        service_user_id text collate "C",
        created_at timestamptz not null
      )`,
      `create table oauth.entry (
        kind text collate "C" not null,
        id_hash bytea not null check (length(id_hash) = 32),
        payload jsonb not null,
        uid text collate "C",
        session_hash bytea,
        consumed_at timestamptz,
        expires_at timestamptz not null,
        primary key (kind, id_hash)
      )`,
      'create index entry_expiry on oauth.entry (expires_at)',
      'create index entry_uid on oauth.entry (uid) where uid is not null',
      'create index entry_session on oauth.entry (session_hash) where session_hash is not null',
    ],
  },
  {
    // The code that a person types counts for ten minutes, and only for whoever is signed in as that person.
    name: 'oauth-0002-user-codes',
    statements: [
      'alter table oauth.entry add column user_code_hash bytea check (length(user_code_hash) = 32)',
      'create unique index entry_user_code on oauth.entry (user_code_hash) where user_code_hash is not null',
    ],
  },
  {
    // A replaced secret counts beside the new one for a while; a program that is switched off keeps what it is.
    name: 'oauth-0003-secrets-and-switches',
    statements: [
      'alter table oauth.client add column former_secret_hash bytea check (length(former_secret_hash) = 32)',
      'alter table oauth.client add column former_secret_until timestamptz',
      'alter table oauth.client add column is_enabled boolean not null default true',
      'alter table oauth.client add column last_token_at timestamptz',
    ],
  },
]

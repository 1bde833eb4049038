/**
 * A change that cannot be derived from the metadata, or tables of another package. Runs once per database,
 * in one transaction; its name never changes once released (`identity-0001-credentials`).
 */
export interface Migration {
  readonly name: string
  readonly statements: readonly string[]
  /**
   * Whether it removes or changes something that versions without it need. They reject the database once it has run, so
   * it ships one release after the version that stopped needing it. When not set, versions that do not know the
   * migration keep running alongside it.
   */
  readonly contracts?: boolean
}

/** The record engine's own tables, in addition to those of the objects. */
export const engineMigrations: readonly Migration[] = [
  {
    name: 'record-engine-0001-change-feed',
    statements: [
      'create schema if not exists feed',
      `create table feed.change_event (
        sequence bigint generated always as identity primary key,
        transaction_id xid8 not null default pg_current_xact_id(),
        object_api_name text collate "C" not null,
        record_id text collate "C" not null,
        kind text collate "C" not null check (kind in ('create', 'update', 'delete')),
        changed_fields text[] not null,
        occurred_at timestamptz(3) not null
      )`,
      'create index change_event_by_transaction on feed.change_event (transaction_id, sequence)',
    ],
  },
  {
    name: 'record-engine-0002-idempotency-key',
    statements: [
      `create table platform.idempotency_key (
        key uuid primary key,
        user_id text collate "C" not null,
        request_hash text collate "C" not null,
        answer text not null,
        created_at timestamptz(3) not null
      )`,
      'create index idempotency_key_by_age on platform.idempotency_key (created_at)',
    ],
  },
  {
    name: 'record-engine-0003-search',
    statements: ['create extension if not exists pg_trgm'],
  },
  {
    name: 'record-engine-0004-audit',
    statements: [
      `create table platform.audit_entry (
        id bigint generated always as identity primary key,
        occurred_at timestamptz(3) not null,
        user_id text collate "C",
        viewer_class text collate "C" not null,
        action text collate "C" not null,
        record_id text collate "C",
        reason text,
        changes jsonb not null default '[]',
        facts jsonb not null default '{}'
      )`,
      'create index audit_entry_time on platform.audit_entry (occurred_at, id)',
      'create index audit_entry_user on platform.audit_entry (user_id, occurred_at, id)',
      'create index audit_entry_record on platform.audit_entry (record_id, occurred_at, id)',
      'create index audit_entry_action on platform.audit_entry (action, occurred_at, id)',
      `create function platform.refuse_audit_change() returns trigger language plpgsql as $$
        begin
          raise exception 'Entries of the audit log are never changed.' using errcode = 'restrict_violation';
        end
      $$`,
      `create trigger audit_is_append_only before update or delete on platform.audit_entry
        for each row execute function platform.refuse_audit_change()`,
    ],
  },
  {
    name: 'record-engine-0005-changes-for-programs',
    statements: [
      // Later than the transaction of every earlier change of the same record: a volatile function sees what has ended
      // by now, which includes any previous change of the record. Never later than its own or what has ended, so that
      // no reader waits longer.
      `create function feed.latest_transaction() returns xid8 language plpgsql volatile as $$
       begin
         return greatest(
           pg_current_xact_id(),
           ((pg_snapshot_xmax(pg_current_snapshot())::text)::bigint - 1)::text::xid8
         );
       end $$`,
      'alter table feed.change_event alter column transaction_id set default feed.latest_transaction()',
      'alter table feed.change_event add column rule_values jsonb',
      `create index change_event_of_deleted on feed.change_event (record_id) where kind = 'delete'`,
      `create table feed.purged_through (
        is_only boolean primary key default true check (is_only),
        transaction_id xid8 not null,
        sequence bigint not null
      )`,
    ],
  },
  {
    name: 'record-engine-0006-audit-chain',
    // The two years are `auditRetention` as of this migration: a different retention needs a new migration.
    statements: [
      `create table platform.audit_seal (
        position bigint primary key,
        entry_id bigint not null unique,
        sealed_at timestamptz(3) not null,
        digest text collate "C" not null
      )`,
      'create index audit_seal_by_age on platform.audit_seal (sealed_at, position)',
      `create function platform.refuse_seal_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and old.sealed_at < now() - interval '2 years' then
            return old;
          end if;
          raise exception 'Seals of the audit log are never changed.' using errcode = 'restrict_violation';
        end
      $$`,
      `create trigger seals_are_append_only before update or delete on platform.audit_seal
        for each row execute function platform.refuse_seal_change()`,
      `create or replace function platform.refuse_audit_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and exists (
            select from platform.audit_seal
            where entry_id = old.id and sealed_at < now() - interval '2 years'
          ) then
            return old;
          end if;
          raise exception 'Entries of the audit log are never changed.' using errcode = 'restrict_violation';
        end
      $$`,
    ],
  },
  {
    name: 'record-engine-0007-audit-value-keys',
    statements: [
      `create table platform.audit_value_key (
        record_id text collate "C" primary key,
        key bytea not null check (length(key) = 32)
      )`,
    ],
  },
  {
    name: 'record-engine-0008-changes-of-persons',
    statements: [
      // `transaction_id` may be another transaction's; a standby has a change once it has the transaction that wrote
      // it.
      'alter table feed.change_event add column written_by_transaction xid8, add column person text collate "C"',
      'alter table feed.change_event alter column written_by_transaction set default pg_current_xact_id()',
    ],
  },
]

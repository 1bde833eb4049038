/** A step of the schema: its statements run once, in order, in one transaction. */
export interface PersonalizationMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * The migrations of the schema `personalization`, in order: what users configure for themselves, in addition to the
 * records.
 */
export const personalizationMigrations: readonly PersonalizationMigration[] = [
  {
    name: 'personalization-0001-preferences',
    statements: [
      'create schema if not exists personalization',
      `create table personalization.preference (
        user_id text collate "C" not null,
        kind text collate "C" not null,
        subject text collate "C" not null,
        value jsonb not null,
        changed_at timestamptz not null,
        primary key (user_id, kind, subject)
      )`,
    ],
  },
  {
    name: 'personalization-0002-recent-items',
    statements: [
      `create table personalization.recent_item (
        user_id text collate "C" not null,
        kind text collate "C" not null,
        object_api_name text collate "C" not null,
        item_id text collate "C" not null,
        viewed_at timestamptz not null,
        primary key (user_id, kind, object_api_name, item_id)
      )`,
      `create index recent_item_latest
        on personalization.recent_item (user_id, kind, object_api_name, viewed_at desc, item_id)`,
    ],
  },
  {
    name: 'personalization-0003-list-views',
    statements: [
      `create table personalization.list_view (
        id text collate "C" primary key,
        object_api_name text collate "C" not null,
        api_name text collate "C" not null,
        lower_api_name text collate "C" not null,
        label text collate "C" not null,
        owner_id text collate "C" not null,
        brand text collate "C",
        visibility text collate "C" not null check (visibility in ('Private', 'Public', 'Shared')),
        definition jsonb not null,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        unique (owner_id, object_api_name, lower_api_name)
      )`,
      `create index list_view_published
        on personalization.list_view (object_api_name, brand) where visibility <> 'Private'`,
    ],
  },
  {
    name: 'personalization-0004-avatars',
    statements: [
      `create table personalization.avatar (
        record_id text collate "C" primary key,
        photo jsonb not null,
        changed_by text collate "C" not null,
        changed_at timestamptz not null
      )`,
    ],
  },
]

import type { Migration } from '@porchlight/record-engine'

/**
 * Who has which record open. Unlogged: data that is true for seconds need not survive a crash, and is on no standby.
 */
export const presenceMigrations: readonly Migration[] = [
  {
    name: 'server-0010-presence',
    statements: [
      `create unlogged table installation.presence (
        page_id uuid not null,
        record_id text collate "C" not null,
        user_id text collate "C" not null,
        is_editing boolean not null,
        seen_at timestamptz not null,
        primary key (page_id, record_id)
      )`,
      'create index presence_of_record on installation.presence (record_id, seen_at)',
      'create index presence_seen on installation.presence (seen_at)',
    ],
  },
]

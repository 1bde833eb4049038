import { identityMigrations } from '@porchlight/identity'
import { jobMigrations } from '@porchlight/jobs'
import { demoMailboxMigrations } from '@porchlight/providers/mail'
import type { Migration } from '@porchlight/record-engine'

/** What the server itself keeps: secrets shared by its processes, and which demo world was loaded. */
const serverMigrations: readonly Migration[] = [
  {
    name: 'server-0001-installation',
    statements: [
      'create schema if not exists installation',
      'create table installation.secret (name text primary key, value bytea not null)',
      'create table installation.fact (name text primary key, value text not null)',
    ],
  },
]

/** What ends a session or changes a user is told to every process, whoever writes it. */
const accessMigrations: readonly Migration[] = [
  {
    name: 'server-0002-access-change',
    statements: [
      `create function installation.notify_session_change() returns trigger language plpgsql as $$
       begin
         perform pg_notify('access_change', 'session ' || encode(old.token_hash, 'hex'));
         return null;
       end $$`,
      `create trigger session_ended after update of ended_at on identity.session
       for each row execute function installation.notify_session_change()`,
      `create trigger session_deleted after delete on identity.session
       for each row execute function installation.notify_session_change()`,
      `create function installation.notify_user_change() returns trigger language plpgsql as $$
       begin
         perform pg_notify('access_change', 'user ' || old."Id");
         return null;
       end $$`,
      `create trigger user_changed after update or delete on record."User"
       for each row execute function installation.notify_user_change()`,
    ],
  },
]

/** The numbered migrations of every part, in the order they run. */
export const migrations: readonly Migration[] = [
  ...serverMigrations,
  ...identityMigrations,
  ...accessMigrations,
  ...jobMigrations,
  ...demoMailboxMigrations,
]

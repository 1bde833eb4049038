import { identityMigrations } from '@porchlight/identity'
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

/** The numbered migrations of every part, in the order they run. */
export const migrations: readonly Migration[] = [...serverMigrations, ...identityMigrations]

/** Tables that the migrations of the record engine create; same shape as its `Migration`. */
export interface JobMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/** The tables of this package in addition to those of the queue, which `migrateJobs` installs. */
export const jobMigrations: readonly JobMigration[] = [
  {
    name: 'jobs-0001-keys-and-effects',
    statements: [
      'create schema if not exists jobs',
      `create table jobs.enqueued_key (
        job_name text collate "C" not null,
        key text collate "C" not null,
        enqueued_at timestamptz(3) not null default now(),
        primary key (job_name, key)
      )`,
      `create table jobs.job_effect (
        key text collate "C" primary key,
        done_at timestamptz(3) not null default now()
      )`,
    ],
  },
  {
    name: 'jobs-0002-walks',
    statements: [
      `create table jobs.walk (
        name text collate "C" primary key,
        run uuid not null default gen_random_uuid(),
        chunk integer not null default 0,
        cursor text collate "C" not null default '',
        row_count bigint not null default 0,
        failed_count bigint not null default 0,
        began_at timestamptz(3) not null,
        ended_at timestamptz(3)
      )`,
    ],
  },
  {
    name: 'jobs-0003-attempts-of-dead-letters',
    statements: [
      // For a dead letter, the queue only knows that no attempt is left.
      `create table jobs.given_up (
        job_id bigint primary key,
        attempts integer not null
      )`,
    ],
  },
]

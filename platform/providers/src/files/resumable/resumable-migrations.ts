/** Tables that the migrations of the record engine create; same shape as its `Migration`. */
export interface ResumableMigration {
  readonly name: string
  readonly statements: readonly string[]
}

/**
 * Uploads that arrive in parts. `parts` holds the offset of each part; `result` is the outcome of the complete upload.
 */
export const resumableMigrations: readonly ResumableMigration[] = [
  {
    name: 'resumable-uploads-0001-upload',
    statements: [
      'create schema if not exists file_upload',
      `create table file_upload.upload (
        id uuid primary key default gen_random_uuid(),
        owner text collate "C" not null,
        key text collate "C" not null,
        file_name text not null,
        size bigint not null,
        note jsonb not null,
        received bigint not null default 0,
        parts bigint[] not null default '{}',
        result text,
        created_at timestamptz(3) not null,
        unique (owner, key)
      )`,
      'create index upload_created_at on file_upload.upload (created_at)',
    ],
  },
]

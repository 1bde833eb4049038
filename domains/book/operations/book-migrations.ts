/** How far imports that have not ended are; same shape as the record engine's `Migration`. */
export const bookMigrations = [
  {
    name: 'book-0001-imports',
    statements: [
      'create schema if not exists book_import',
      // The retailer's own number of a customer, by which later files name them.
      `create table book_import.customer (
        customer_number text collate "C" primary key,
        contact_id text collate "C" not null
      )`,
      // One row for an import under way, by the content of its files.
      `create table book_import.progress (
        content_hash text primary key,
        position text collate "C",
        counts jsonb not null,
        started_at timestamptz not null default now()
      )`,
      `create table book_import.refusal (
        content_hash text not null references book_import.progress on delete cascade,
        file text not null,
        line integer not null,
        problem text not null,
        primary key (content_hash, file, line)
      )`,
    ],
  },
  {
    name: 'book-0002-uploads',
    statements: [
      // One row for an import that was started in the console: its files, how far it is, and its outcome.
      `create table book_import.upload (
        id text primary key,
        uploaded_by text not null,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        language text not null,
        state text not null,
        attempt integer not null default 0,
        files jsonb not null,
        row_count integer,
        rows_done integer,
        outcome jsonb,
        problem text,
        results jsonb not null default '[]'
      )`,
      'create index upload_created on book_import.upload (created_at)',
    ],
  },
] as const

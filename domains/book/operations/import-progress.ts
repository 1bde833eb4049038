import type { Queryable } from '@porchlight/record-engine'
import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import type { BookRow } from '../rules/book-row'
import type { RowOutcome } from './taking'

/** How many rows of each file had which outcome. */
export type OutcomeCounts = Record<BookFileName, Record<RowOutcome, number>>

/** How far an import is. */
export interface ImportProgress {
  /** The last customer that was taken; null at the start. */
  readonly position: string | null
  readonly counts: OutcomeCounts
}

/** Counts of nothing. */
export function noOutcomes(): OutcomeCounts {
  const none = () => ({ new: 0, changed: 0, unchanged: 0 })
  return Object.fromEntries(bookFileNames.map((file) => [file, none()])) as OutcomeCounts
}

/** After this many days a stopped import is dropped: its accounts may have changed by then. */
const daysToGoOn = 7

/** Where an import of this content stopped, or its start, which is stored then. */
export async function openProgress(connection: Queryable, contentHash: string): Promise<ImportProgress> {
  await connection.query(
    'delete from book_import.progress where started_at < now() - make_interval(days => $1)',
    [daysToGoOn],
  )
  const { rows } = await connection.query<{ position: string | null; counts: OutcomeCounts }>(
    `insert into book_import.progress (content_hash, position, counts) values ($1, null, $2)
     on conflict (content_hash) do update set content_hash = excluded.content_hash returning position, counts`,
    [contentHash, JSON.stringify(noOutcomes())],
  )
  const [row] = rows
  return row ?? { position: null, counts: noOutcomes() }
}

/** Stores the progress of an import, in the transaction of the imported rows. */
export async function storeProgress(
  connection: Queryable,
  contentHash: string,
  { position, counts }: ImportProgress,
): Promise<void> {
  await connection.query(
    'update book_import.progress set position = $2, counts = $3 where content_hash = $1',
    [contentHash, position, JSON.stringify(counts)],
  )
}

/** Stores refused rows in `table`, each once. */
export async function storeRefusals(
  connection: Queryable,
  table: string,
  contentHash: string,
  problems: ReadonlyMap<BookRow, string>,
): Promise<void> {
  if (problems.size === 0) return
  const entries = [...problems]
  await connection.query(
    `insert into ${table} (content_hash, file, line, problem)
     select $1, * from unnest($2::text[], $3::integer[], $4::text[]) on conflict do nothing`,
    [
      contentHash,
      entries.map(([{ file }]) => file),
      entries.map(([{ line }]) => line),
      entries.map(([, problem]) => problem),
    ],
  )
}

/** Forgets an import that has ended: the same files may be sent again. */
export async function endProgress(connection: Queryable, contentHash: string): Promise<void> {
  await connection.query('delete from book_import.progress where content_hash = $1', [contentHash])
}

import { fail } from '@porchlight/errors'
import type { Language } from '@porchlight/i18n'
import type { Queryable } from '@porchlight/jobs'
import type { FilesPort } from '@porchlight/providers/files'
import type { BookRun, BookUploadState } from '../../facts/book-upload'
import type { ImportResult } from '../import-book'

/** A file of an upload. */
export interface UploadedFile {
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** Where its bytes are stored; null until it has arrived. */
  readonly key: string | null
}

/** A file that a run wrote: rejected rows, or what would change. */
export interface ResultFile {
  /** Its path in the folder of the book. */
  readonly name: string
  readonly key: string
}

/** An upload as it is stored. */
export interface StoredUpload {
  readonly id: string
  readonly uploadedBy: string
  readonly createdAt: Date
  readonly language: Language
  readonly state: BookUploadState
  /** The number of its latest run; the job of an earlier one ends without effect. */
  readonly attempt: number
  readonly files: readonly UploadedFile[]
  /** The rows of all files; null before they were read. */
  readonly rowCount: number | null
  readonly rowsDone: number | null
  /** The rows by file and outcome, of the last run that ended. */
  readonly outcome: ImportResult | null
  /** Why the files cannot be imported as they are; null where they can, or where the run failed for another reason. */
  readonly problem: string | null
  readonly results: readonly ResultFile[]
}

type UploadRow = Omit<StoredUpload, 'createdAt'> & { readonly createdAt: string }

const columns = `id, uploaded_by as "uploadedBy", created_at as "createdAt", language, state, attempt, files,
  row_count as "rowCount", rows_done as "rowsDone", outcome, problem, results`

/** The columns that a change may set, by property. */
const columnOf = {
  language: 'language',
  state: 'state',
  attempt: 'attempt',
  files: 'files',
  rowCount: 'row_count',
  rowsDone: 'rows_done',
  outcome: 'outcome',
  problem: 'problem',
  results: 'results',
} as const satisfies Partial<Record<keyof StoredUpload, string>>

type UploadChange = Partial<Pick<StoredUpload, keyof typeof columnOf>>

/** Stores a new upload, whose files are yet to arrive. */
export async function insertUpload(
  connection: Queryable,
  {
    id,
    uploadedBy,
    createdAt,
    language,
    files,
  }: Pick<StoredUpload, 'id' | 'uploadedBy' | 'createdAt' | 'language' | 'files'>,
): Promise<void> {
  await connection.query(
    `insert into book_import.upload (id, uploaded_by, created_at, changed_at, language, state, files)
     values ($1, $2, $3, $3, $4, 'Uploading', $5)`,
    [id, uploadedBy, createdAt.toISOString(), language, JSON.stringify(files)],
  )
}

/** Reads uploads, newest first; with `unchangedSince`, those that nothing has changed since that moment. */
export async function readUploads(
  connection: Queryable,
  { limit, unchangedSince }: { readonly limit: number; readonly unchangedSince?: Date },
): Promise<readonly StoredUpload[]> {
  const { rows } = await connection.query<UploadRow>(
    `select ${columns} from book_import.upload where $2::timestamptz is null or changed_at < $2
     order by created_at desc, id limit $1`,
    [limit, unchangedSince?.toISOString() ?? null],
  )
  return rows.map(withDate)
}

/** Reads an upload; `notFound` without it. */
export async function readUpload(connection: Queryable, id: string): Promise<StoredUpload> {
  return oneUpload(connection, id, '')
}

/** Reads an upload and locks its row until the transaction ends; `notFound` without it. */
export async function lockUpload(connection: Queryable, id: string): Promise<StoredUpload> {
  return oneUpload(connection, id, 'for update')
}

async function oneUpload(connection: Queryable, id: string, lock: string): Promise<StoredUpload> {
  const { rows } = await connection.query<UploadRow>(
    `select ${columns} from book_import.upload where id = $1 ${lock}`,
    [id],
  )
  const [upload] = rows
  if (upload === undefined) throw fail('notFound')
  return withDate(upload)
}

function withDate(row: UploadRow): StoredUpload {
  return { ...row, createdAt: new Date(row.createdAt) }
}

/** Changes an upload; with `attempt`, only while that is its current one. Returns whether it changed. */
export async function changeUpload(
  connection: Queryable,
  { id, attempt }: { readonly id: string; readonly attempt?: number },
  change: UploadChange,
  now: Date,
): Promise<boolean> {
  const entries = Object.entries(change)
  const sets = entries.map(([name], index) => `${columnOf[name as keyof UploadChange]} = $${index + 4}`)
  const { rows } = await connection.query<{ id: string }>(
    `update book_import.upload set changed_at = $2, ${sets.join(', ')}
     where id = $1 and ($3::integer is null or attempt = $3) returning id`,
    [
      id,
      now.toISOString(),
      attempt ?? null,
      ...entries.map(([, value]) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ),
    ],
  )
  return rows.length > 0
}

/** Returns the key of the job of a run, regardless of how often it is enqueued. */
export function runKey(id: string, attempt: number, run: BookRun): string {
  return `${id} ${attempt} ${run}`
}

/** Removes the bytes of files that have any. */
export async function removeBytes(
  files: Pick<FilesPort, 'remove'>,
  stored: readonly Pick<UploadedFile, 'key'>[],
): Promise<void> {
  for (const { key } of stored) if (key !== null) await files.remove(key)
}

/** Removes an upload with the bytes of its files and results. */
export async function removeUpload(
  connection: Queryable,
  files: Pick<FilesPort, 'remove'>,
  upload: StoredUpload,
): Promise<void> {
  await removeBytes(files, [...upload.files, ...upload.results])
  await connection.query('delete from book_import.upload where id = $1', [upload.id])
}

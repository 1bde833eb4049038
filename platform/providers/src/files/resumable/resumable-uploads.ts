import { Readable } from 'node:stream'
import { fail, isPorchlightError } from '@porchlight/errors'
import { inTransaction } from '@porchlight/transactions'
import { lockStatement } from '@porchlight/transactions/locks'
import type pg from 'pg'
import type { FilesPort } from '../files-port'

/** What is stated when an upload begins. */
export interface UploadBeginning {
  /** Who may continue it and whose daily quota it counts towards, such as the id of an order. */
  readonly owner: string
  /** Made up by the client: beginning twice with one key is the same upload. */
  readonly key: string
  readonly fileName: string
  /** In bytes. */
  readonly size: number
  /** The purpose of the upload; returned when it is complete. */
  readonly note: Readonly<Record<string, string>>
}

/** The progress of an upload. */
export interface UploadStatus {
  readonly uploadId: string
  /** How many bytes are here; the next part begins there. */
  readonly offset: number
}

/** A file that has arrived whole. `bytes` can be read once. */
export interface WholeUpload {
  readonly fileName: string
  readonly note: Readonly<Record<string, string>>
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * Stores the result of an upload within the transaction of `connection`; of two concurrent attempts the later fails.
 */
export type SettleUpload = (connection: Connection, result: string) => Promise<void>

/** What one owner may send within a day. */
export interface UploadQuota {
  readonly files: number
  /** In bytes. */
  readonly bytes: number
}

type Connection = Pick<pg.PoolClient, 'query'>

/**
 * Uploads in parts, for lines that drop: begin, append at an offset, finish. Every call may be sent again. An upload
 * that is not known, is another owner's or is a day old fails with `uploadNotFound`.
 */
export interface ResumableUploads {
  /** Starts an upload, or finds an existing one; `fileQuota` beyond what the owner may send in a day. */
  begin(beginning: UploadBeginning): Promise<UploadStatus>
  /**
   * Takes `bytes` that begin at `offset`; those that are here already are passed over. `uploadOutOfPlace` when there
   * is a gap before them, `invalidParameter` when there are more than were announced.
   */
  append(owner: string, uploadId: string, offset: number, bytes: Uint8Array): Promise<UploadStatus>
  /**
   * Passes the complete file to `complete` once and returns the result; `uploadIncomplete` while bytes are missing. An
   * upload that `complete` rejects is over.
   */
  finish(
    owner: string,
    uploadId: string,
    complete: (whole: WholeUpload, settle: SettleUpload) => Promise<string>,
  ): Promise<string>
  /** Counts a file that came whole by another way; `fileQuota` as in `begin`. */
  count(connection: Connection, owner: string, size: number): Promise<void>
  /** Removes uploads older than a day. */
  purge(): Promise<void>
}

interface UploadRow {
  readonly id: string
  readonly file_name: string
  readonly size: string
  readonly note: Readonly<Record<string, string>>
  readonly received: string
  readonly parts: readonly string[]
  readonly result: string | null
}

const dayMs = 86_400_000
/** How many old uploads are read per batch. */
const purgedAtOnce = 200
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface UploadContext {
  readonly pool: pg.Pool
  readonly files: FilesPort
  readonly now: () => Date
  readonly quota: UploadQuota
}

/** Makes the uploads over a place for files; parts lie under `incoming/` until the whole is stored. */
export function createResumableUploads(context: UploadContext): ResumableUploads {
  return {
    begin: (beginning) => inTransaction(context.pool, (connection) => begin(context, connection, beginning)),
    append: (owner, uploadId, offset, bytes) =>
      inTransaction(context.pool, async (connection) => {
        const row = await find(context, { connection, owner, uploadId, isLocked: true })
        return append(context, connection, row, { offset, bytes })
      }),
    finish: (owner, uploadId, complete) => finish(context, { owner, uploadId }, complete),
    count: async (connection, owner, size) => {
      await refuseBeyondQuota(context, connection, owner, size)
      await connection.query(
        `insert into file_upload.upload (owner, key, file_name, size, note, received, result, created_at)
         values ($1, gen_random_uuid()::text, '', $2, '{}', $2, '', $3)`,
        [owner, size, context.now().toISOString()],
      )
    },
    purge: () => purge(context),
  }
}

function dayAgo({ now }: UploadContext): string {
  return new Date(now().getTime() - dayMs).toISOString()
}

function partKey(uploadId: string, offset: number | string): string {
  return `incoming/${uploadId}/${offset}`
}

async function find(
  context: UploadContext,
  {
    connection,
    owner,
    uploadId,
    isLocked,
  }: {
    readonly connection: Connection
    readonly owner: string
    readonly uploadId: string
    readonly isLocked: boolean
  },
): Promise<UploadRow> {
  if (!uuid.test(uploadId)) throw fail('uploadNotFound')
  const { rows } = await connection.query<UploadRow>(
    `select id, file_name, size, note, received, parts, result from file_upload.upload
     where id = $1 and owner = $2 and created_at > $3${isLocked ? ' for update' : ''}`,
    [uploadId, owner, dayAgo(context)],
  )
  const [row] = rows
  if (row === undefined || Number(row.received) < 0) throw fail('uploadNotFound')
  return row
}

async function refuseBeyondQuota(
  context: UploadContext,
  connection: Connection,
  owner: string,
  size: number,
): Promise<void> {
  const { quota } = context
  await connection.query(lockStatement('uploads'), [`uploads ${owner}`])
  const { rows } = await connection.query<{ files: string; bytes: string | null }>(
    'select count(*) as files, sum(size) as bytes from file_upload.upload where owner = $1 and created_at > $2',
    [owner, dayAgo(context)],
  )
  const [used] = rows
  const isBeyond = Number(used?.files ?? 0) >= quota.files || Number(used?.bytes ?? 0) + size > quota.bytes
  if (isBeyond) throw fail('fileQuota', {}, { retryAfterSeconds: 86_400 })
}

async function begin(
  context: UploadContext,
  connection: Connection,
  { owner, key, fileName, size, note }: UploadBeginning,
): Promise<UploadStatus> {
  const { rows } = await connection.query<{ id: string; received: string }>(
    'select id, received from file_upload.upload where owner = $1 and key = $2 and size = $3 and created_at > $4',
    [owner, key, size, dayAgo(context)],
  )
  const [known] = rows
  if (known !== undefined) return { uploadId: known.id, offset: Number(known.received) }
  await refuseBeyondQuota(context, connection, owner, size)
  const added = await connection.query<{ id: string; received: string }>(
    `insert into file_upload.upload (owner, key, file_name, size, note, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (owner, key) do update set file_name = excluded.file_name returning id, received`,
    [owner, key, fileName, size, JSON.stringify(note), context.now().toISOString()],
  )
  return { uploadId: added.rows[0]?.id ?? '', offset: Number(added.rows[0]?.received ?? 0) }
}

/** Takes what of the bytes is not here yet; the row is locked. */
async function append(
  { files }: UploadContext,
  connection: Connection,
  { id: uploadId, size, result, received: before }: UploadRow,
  { offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array },
): Promise<UploadStatus> {
  const received = Number(before)
  if (result !== null || offset + bytes.length <= received) return { uploadId, offset: received }
  if (offset > received) throw fail('uploadOutOfPlace', { offset: received })
  const rest = bytes.subarray(received - offset)
  if (received + rest.length > Number(size)) {
    throw fail('invalidParameter', { parameter: 'part', reason: 'is longer than was announced.' })
  }
  await files.put(partKey(uploadId, received), Readable.from([Buffer.from(rest)]))
  await connection.query(
    'update file_upload.upload set received = $2, parts = array_append(parts, $3::bigint) where id = $1',
    [uploadId, received + rest.length, received],
  )
  return { uploadId, offset: received + rest.length }
}

async function finish(
  context: UploadContext,
  { owner, uploadId }: { readonly owner: string; readonly uploadId: string },
  complete: (whole: WholeUpload, settle: SettleUpload) => Promise<string>,
): Promise<string> {
  const { pool } = context
  const row = await find(context, { connection: pool, owner, uploadId, isLocked: false })
  if (row.result !== null) return row.result
  if (row.received !== row.size) throw fail('uploadIncomplete', { offset: row.received })
  const settle: SettleUpload = async (connection, result) => {
    const settled = await connection.query(
      'update file_upload.upload set result = $2 where id = $1 and result is null',
      [uploadId, result],
    )
    if (settled.rowCount === 0) throw fail('idempotencyConflict')
  }
  try {
    const whole = { fileName: row.file_name, note: row.note, bytes: bytesOf(context, row) }
    const result = await complete(whole, settle)
    await removeParts(context, row)
    return result
  } catch (error) {
    const { rows } = await pool.query<{ result: string | null }>(
      'select result from file_upload.upload where id = $1',
      [uploadId],
    )
    const result = rows[0]?.result ?? null
    if (result !== null) return result
    if (isPorchlightError(error) && error.status < 500) {
      // It still counts towards the owner's daily quota, so that rejections cost something too.
      await pool.query('update file_upload.upload set received = -1, key = $2 where id = $1', [
        uploadId,
        `ended ${uploadId}`,
      ])
      await removeParts(context, row)
    }
    throw error
  }
}

async function* bytesOf({ files }: UploadContext, { id, parts }: UploadRow): AsyncGenerator<Uint8Array> {
  for (const offset of parts) {
    const part = await files.get(partKey(id, offset))
    if (part === null) throw fail('unavailable')
    for await (const chunk of part) yield chunk as Uint8Array
  }
}

async function removeParts(
  { files }: UploadContext,
  { id, parts }: Pick<UploadRow, 'id' | 'parts'>,
): Promise<void> {
  for (const offset of parts) await files.remove(partKey(id, offset))
}

/** Removes old uploads in batches; what one attempt leaves, the next one finds. */
async function purge(context: UploadContext): Promise<void> {
  const { pool } = context
  for (;;) {
    const { rows } = await pool.query<Pick<UploadRow, 'id' | 'parts'>>(
      `select id, parts from file_upload.upload where created_at <= $1 limit ${purgedAtOnce}`,
      [dayAgo(context)],
    )
    for (const row of rows) {
      await removeParts(context, row)
      await pool.query('delete from file_upload.upload where id = $1', [row.id])
    }
    if (rows.length < purgedAtOnce) return
  }
}

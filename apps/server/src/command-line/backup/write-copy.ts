import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { fail } from '@porchlight/errors'
import type pg from 'pg'
import { filesFolder } from '../../composition/files-folder'
import { listDataFiles, readDataFiles } from '../copy/data-files'
import {
  type CopiedFile,
  type CopiedTable,
  type Manifest,
  type MeasuredTable,
  schemaSignatureOf,
} from '../copy/manifest'
import { createMeter } from '../copy/measure'
import { surveyTables } from '../copy/survey-tables'
import { readRows, settingsOfText, tableName } from '../copy/table-text'
import { inOneSnapshot } from '../in-one-snapshot'
import { describeUnfinishedJobs } from './unfinished-jobs'

/** The source and destination of a copy. */
export interface CopyOrder {
  readonly pool: pg.Pool
  /** Absolute path; must not exist yet. */
  readonly file: string
  readonly dataDir: string
  /** Where the omitted files are stored, as `bucketAddress` formats it; null when they are in `dataDir`. */
  readonly bucket: string | null
  readonly madeAt: Date
}

/** A completed copy. */
export interface WrittenCopy {
  readonly manifest: Manifest
  /** The size of the compressed file. */
  readonly bytes: number
  readonly foreignSchemas: readonly string[]
}

/**
 * Writes a copy under a temporary name next to `file`, syncs it to disk and renames it, so that `file` is always
 * complete when it exists. Only the account running this can read it.
 */
export async function writeCopy(order: CopyOrder): Promise<WrittenCopy> {
  const temporary = join(dirname(order.file), `.${basename(order.file)}.${randomUUID()}`)
  const contents = `${temporary}.contents`
  try {
    const { manifest, foreignSchemas } = await writeContents(order, contents)
    await pipeline(
      Readable.from([`${JSON.stringify(manifest)}\n`]),
      createGzip(),
      createWriteStream(temporary, { flags: 'wx', mode: 0o600 }),
    )
    // Concatenated gzip files are one gzip file: the manifest comes first, yet is known last.
    await pipeline(createReadStream(contents), createWriteStream(temporary, { flags: 'a' }))
    await syncToDisk(temporary)
    const { size } = await stat(temporary)
    await rename(temporary, order.file)
    await syncToDisk(dirname(order.file))
    return { manifest, bytes: size, foreignSchemas }
  } finally {
    await rm(contents, { force: true })
    await rm(temporary, { force: true })
  }
}

async function writeContents(
  { pool, dataDir, bucket, madeAt }: CopyOrder,
  contents: string,
): Promise<Pick<WrittenCopy, 'manifest' | 'foreignSchemas'>> {
  const output = { flags: 'wx', mode: 0o600 }
  const { foreignSchemas, ...ofDatabase } = await inOneSnapshot(pool, async (client) => {
    await client.query(settingsOfText)
    const { tables, migrations, foreignSchemas } = await surveyTables(client)
    if (tables.length === 0) {
      throw fail('invalidSettings', {
        reason: 'There is nothing to copy: this database holds no tables of ours.',
      })
    }
    await client.query(`lock table ${tables.map(tableName).join(', ')} in access share mode`)
    const unfinishedJobs = await describeUnfinishedJobs(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const measured: MeasuredTable[] = []
    await pipeline(readTables(client, tables, measured), createGzip(), createWriteStream(contents, output))
    return {
      postgres: rows[0]?.server_version ?? '',
      schemaSignature: schemaSignatureOf(tables),
      migrations: [...migrations],
      tables: measured,
      unfinishedJobs,
      foreignSchemas,
    }
  })
  // Files never change once written, and a row references its file only after that: files written later do no harm.
  const files: CopiedFile[] = []
  const folder = filesFolder(dataDir)
  const paths = bucket === null ? await listDataFiles(folder) : []
  const bytes = readDataFiles(folder, paths, (file) => files.push(file))
  await pipeline(bytes, createGzip(), createWriteStream(contents, { flags: 'a' }))
  const head = { format: 'porchlight-copy', version: 1, madeAt: madeAt.toISOString() } as const
  const elsewhere = bucket === null ? {} : { filesElsewhere: bucket }
  return { manifest: { ...head, ...ofDatabase, ...elsewhere, files }, foreignSchemas }
}

async function* readTables(
  client: pg.PoolClient,
  tables: readonly CopiedTable[],
  measured: MeasuredTable[],
): AsyncGenerator<Buffer> {
  for (const table of tables) {
    const meter = createMeter()
    yield* meter.through(readRows(client, table))
    measured.push({ ...table, ...meter.result() })
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

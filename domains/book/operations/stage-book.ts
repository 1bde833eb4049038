import { createHash, type Hash } from 'node:crypto'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import type { Queryable } from '@porchlight/record-engine'
import type { BookFileName } from '../facts/book-file-names'
import { bookFiles } from '../rules/book-files'
import { readHeading } from '../rules/book-row'
import { unreadable } from '../rules/read-cell'
import { csvForm, type FiledRow, ndjsonForm, type StagedForm } from '../rules/staged-form'
import { countTotals } from '../rules/totals'
import { greenButtonRows } from './green-button-rows'
import type { BookFolder, FoundFile } from './open-book'
import { readCsv } from './read-csv'
import { readNdjson } from './read-ndjson'
import { hashOf } from './read-utf8'

/** A book whose rows lie in temporary tables of one connection. */
export interface StagedBook {
  readonly folder: BookFolder
  /** Each file that there is, by how its rows are read. */
  readonly forms: ReadonlyMap<BookFileName, StagedForm>
  /** Of the content of all files and the mapping. */
  readonly contentHash: string
  readonly rowCount: number
}

const rowsAtOnce = 2_000

/**
 * Reads the files into temporary tables of `connection`, so that files may be in any order and of any length: rows that belong
 * together are found there. Nothing of it outlives the connection. `invalidSettings` for a file that cannot be read.
 */
export async function stageBook(connection: Queryable, folder: BookFolder): Promise<StagedBook> {
  // What a row has is stored as it was written: refused rows go out as they came.
  await connection.query(`create temporary table staged (
    file text not null, line integer not null, key text collate "C" not null, parent text collate "C" not null,
    cells json not null, problem text)`)
  await connection.query(
    `create temporary table refused (content_hash text, file text, line integer, problem text,
       primary key (file, line))`,
  )
  const forms = new Map<BookFileName, StagedForm>()
  const hashes: string[] = [hashOf(folder.mappingText ?? '')]
  let rowCount = 0
  for (const found of folder.files) {
    const staged = await stageFile(connection, folder, found, forms)
    forms.set(found.file, staged.form)
    rowCount += staged.rowCount
    hashes.push(found.file, staged.hash)
  }
  await connection.query('create index if not exists staged_key on staged (file, key)')
  await connection.query('create index staged_parent on staged (file, parent)')
  await connection.query(`create temporary table unit as
    select key as number from staged where file = 'customers' and key <> ''
    union select parent from staged where file in ('accounts', 'logins') and parent <> ''`)
  await connection.query('create index unit_number on unit (number)')
  await connection.query('analyze staged')
  await connection.query('analyze unit')
  return { folder, forms, contentHash: hashOf(hashes.join(' ')), rowCount }
}

async function stageFile(
  connection: Queryable,
  folder: BookFolder,
  found: FoundFile,
  before: StagedBook['forms'],
): Promise<{ readonly form: StagedForm; readonly hash: string; readonly rowCount: number }> {
  const { file } = found
  const hash = createHash('sha256')
  const totals = countTotals(found, folder.totals.get(file) ?? { rows: null, sums: new Map() }, folder.t)
  const { form, rows } = await openFile(connection, found, folder, { hash, accounts: before.get('accounts') })
  let rowCount = 0
  let waiting: FiledRow[] = []
  const write = async () => {
    await insertRows(connection, file, form, waiting)
    rowCount += waiting.length
    waiting = []
  }
  for await (const row of rows) {
    totals.add((column) => form.textOf(row, column))
    waiting.push(row)
    if (waiting.length >= rowsAtOnce) await write()
  }
  await write()
  const untied = totals.problem()
  if (untied !== null) throw fail('invalidSettings', { reason: untied })
  return { form, hash: hash.digest('hex'), rowCount }
}

/** How a file is read, and its rows. */
interface OpenFile {
  readonly form: StagedForm
  readonly rows: AsyncIterable<FiledRow>
}

async function openFile(
  connection: Queryable,
  { file, form, name, path }: FoundFile,
  { mapping: mappings, t }: BookFolder,
  { hash, accounts }: { readonly hash: Hash; readonly accounts: StagedForm | undefined },
): Promise<OpenFile> {
  const mapping = mappings.get(file)
  if (form === 'greenbutton') {
    const rows = greenButtonRows(connection, { accounts, folder: path, hash, t })
    return { form: ndjsonForm(file, undefined, t, name), rows }
  }
  if (form === 'ndjson') {
    return { form: ndjsonForm(file, mapping, t), rows: jsonRows(readNdjson(name, path, hash, t)) }
  }
  const lines = readCsv(name, path, hash, t)
  const first = await lines.next()
  if (first.done === true) throw fail('invalidSettings', { reason: t('emptyFile', { name }) })
  const heading = first.value.cells
  const read = readHeading(file, heading, mapping, t)
  if ('problem' in read) {
    await lines.return(undefined)
    throw fail('invalidSettings', { reason: read.problem })
  }
  return { form: csvForm(file, heading, read.columns, mapping, t), rows: csvRows(lines) }
}

async function* csvRows(lines: ReturnType<typeof readCsv>): AsyncGenerator<FiledRow> {
  for await (const { line, cells } of lines) {
    // PostgreSQL stores no NUL; the row that has one is refused by its cell.
    yield { line, cells: cells.map((cell) => cell.replaceAll('\0', unreadable)), problem: null }
  }
}

async function* jsonRows(lines: ReturnType<typeof readNdjson>): AsyncGenerator<FiledRow> {
  for await (const { line, fields, problem } of lines) yield { line, cells: fields, problem }
}

/** An index takes no longer ones; the longest number that a row may have is far below. */
const longestNumber = 200

async function insertRows(
  connection: Queryable,
  file: BookFileName,
  form: StagedForm,
  rows: readonly FiledRow[],
): Promise<void> {
  const { key, parent } = bookFiles[file]
  const numberAt = (column: string | undefined, row: FiledRow) => {
    const text = column === undefined ? '' : form.textOf(row, column).trim().slice(0, longestNumber)
    // Two pieces that write one address would wait for each other: however it is written, it is found to be there twice.
    return file === 'logins' && column === key ? normaliseUsername(text) : text
  }
  await connection.query(
    `insert into staged (file, line, key, parent, cells, problem)
     select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::json[], $6::text[])`,
    [
      file,
      rows.map(({ line }) => line),
      rows.map((row) => numberAt(key ?? undefined, row)),
      rows.map((row) => numberAt(parent?.column, row)),
      rows.map(({ cells }) => JSON.stringify(cells)),
      rows.map(({ problem }) => problem),
    ],
  )
}

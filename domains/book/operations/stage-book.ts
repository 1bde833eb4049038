import { createHash } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/record-engine'
import { type BookFileName, bookFiles } from '../rules/book-files'
import { ownText, readHeading } from '../rules/book-row'
import type { FileMapping } from '../rules/mapping'
import { unreadable } from '../rules/read-cell'
import { countTotals } from '../rules/totals'
import type { BookFolder } from './open-book'
import { type CsvRow, hashOf, readCsv } from './read-csv'

/** A book whose rows lie in temporary tables of one connection. */
export interface StagedBook {
  readonly folder: BookFolder
  /** The heading of each file, and our columns in its order. */
  readonly headings: ReadonlyMap<BookFileName, StagedHeading>
  /** Of the content of all files and the mapping. */
  readonly contentHash: string
  readonly rowCount: number
}

/** A heading as it stands in the file, and as it is read. */
export interface StagedHeading {
  readonly cells: readonly string[]
  readonly columns: readonly (string | null)[]
}

const rowsAtOnce = 2_000

/**
 * Reads the files into temporary tables of `connection`, so that files may be in any order and of any length: rows that belong
 * together are found there. Nothing of it outlives the connection. `invalidSettings` for a file that cannot be read.
 */
export async function stageBook(connection: Queryable, folder: BookFolder): Promise<StagedBook> {
  await connection.query(`create temporary table staged (
    file text not null, line integer not null, key text collate "C" not null, parent text collate "C" not null,
    cells jsonb not null)`)
  await connection.query(
    `create temporary table refused (content_hash text, file text, line integer, problem text,
       primary key (file, line))`,
  )
  const headings = new Map<BookFileName, StagedHeading>()
  const hashes: string[] = [hashOf(folder.mappingText ?? '')]
  let rowCount = 0
  for (const { file, path } of folder.files) {
    const hash = createHash('sha256')
    const mapping = folder.mapping.get(file)
    const totals = countTotals(file, folder.totals.get(file) ?? { rows: null, sums: new Map() })
    let waiting: CsvRow[] = []
    const write = async (columns: StagedHeading['columns']) => {
      await insertRows(connection, file, waiting, { columns, mapping })
      rowCount += waiting.length
      waiting = []
    }
    for await (const row of readCsv(`${file}.csv`, path, hash)) {
      const heading = headings.get(file)
      if (heading === undefined) {
        const read = readHeading(file, row.cells, mapping)
        if ('problem' in read) throw fail('invalidSettings', { reason: read.problem })
        headings.set(file, { cells: row.cells, columns: read.columns })
        continue
      }
      totals.add((column) => ownText(row.cells[heading.columns.indexOf(column)] ?? '', column, mapping))
      // PostgreSQL stores no NUL; the row that has one is refused by its cell.
      waiting.push({ ...row, cells: row.cells.map((cell) => cell.replaceAll('\0', unreadable)) })
      if (waiting.length >= rowsAtOnce) await write(heading.columns)
    }
    const heading = headings.get(file)
    if (heading === undefined)
      throw fail('invalidSettings', { reason: `${file}.csv is empty: it needs its heading.` })
    await write(heading.columns)
    const untied = totals.problem()
    if (untied !== null) throw fail('invalidSettings', { reason: untied })
    hashes.push(file, hash.digest('hex'))
  }
  await connection.query('create index staged_key on staged (file, key)')
  await connection.query('create index staged_parent on staged (file, parent)')
  await connection.query(`create temporary table unit as
    select key as number from staged where file = 'customers' and key <> ''
    union select parent from staged where file = 'accounts' and parent <> ''`)
  await connection.query('create index unit_number on unit (number)')
  await connection.query('analyze staged')
  await connection.query('analyze unit')
  return { folder, headings, contentHash: hashOf(hashes.join(' ')), rowCount }
}

async function insertRows(
  connection: Queryable,
  file: BookFileName,
  rows: readonly CsvRow[],
  {
    columns,
    mapping,
  }: { readonly columns: StagedHeading['columns']; readonly mapping: FileMapping | undefined },
): Promise<void> {
  const { key, parent } = bookFiles[file]
  const numberAt = (column: string | undefined, { cells }: CsvRow) =>
    column === undefined ? '' : ownText(cells[columns.indexOf(column)] ?? '', column, mapping).trim()
  await connection.query(
    `insert into staged (file, line, key, parent, cells)
     select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::jsonb[])`,
    [
      file,
      rows.map(({ line }) => line),
      rows.map((row) => numberAt(key ?? undefined, row)),
      rows.map((row) => numberAt(parent?.column, row)),
      rows.map(({ cells }) => JSON.stringify(cells)),
    ],
  )
}

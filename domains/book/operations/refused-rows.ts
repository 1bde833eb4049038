import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/record-engine'
import { csvLines } from '@porchlight/server-methods/files/csv-lines'
import {
  type BookFileName,
  bookFileNames,
  bookForms,
  fileNameOf,
  mappingName,
} from '../facts/book-file-names'
import { isCountProblem, problemColumn } from '../rules/book-row'
import type { RowContent, StagedForm } from '../rules/staged-form'
import type { StagedBook } from './stage-book'

const rowsAtOnce = 1_000

/** A row that was refused. */
interface RefusedRow {
  readonly line: number
  readonly problem: string
  readonly cells: RowContent
}

/** How many rows of each file were refused. */
export async function countRefused(
  connection: Queryable,
  table: string,
  contentHash: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await connection.query<{ file: string; count: number }>(
    `select file, count(*)::integer as count from ${table} where content_hash = $1 group by file`,
    [contentHash],
  )
  return new Map(rows.map(({ file, count }) => [file, count]))
}

/** The refused rows of a file after a line, at most `limit`. */
export async function refusedAfter(
  connection: Queryable,
  { table, contentHash }: { readonly table: string; readonly contentHash: string },
  { file, line, limit }: { readonly file: BookFileName; readonly line: number; readonly limit: number },
): Promise<readonly RefusedRow[]> {
  const { rows } = await connection.query<RefusedRow>(
    `select r.line, r.problem, s.cells from ${table} r join staged s on s.file = r.file and s.line = r.line
     where r.content_hash = $1 and r.file = $2 and r.line > $3 order by r.line limit $4`,
    [contentHash, file, line, limit],
  )
  return rows
}

/**
 * Writes rejected rows to a folder `refused` beside the files, in their original format and with their problems; the
 * mapping is copied with them, so that the folder is a book that can be corrected and sent. The output of an earlier
 * import there is deleted.
 */
export async function writeRefused(connection: Queryable, table: string, book: StagedBook): Promise<string> {
  const folder = join(book.folder.path, 'refused')
  await mkdir(folder, { recursive: true })
  for (const file of bookFileNames) await writeFileOf(connection, table, book, { file, folder })
  const { mappingText } = book.folder
  if (mappingText !== null) await writeFile(join(folder, mappingName), mappingText)
  return folder
}

/**
 * Writes `changes/refused.csv` beside the files after a dry run: the file and line of each rejected row, and its
 * problem. Returns its path, or null where nothing is rejected; that of an earlier dry run is deleted.
 * `invalidSettings` when it cannot be written.
 */
export async function writeProblems(
  connection: Queryable,
  table: string,
  book: StagedBook,
): Promise<string | null> {
  const folder = join(book.folder.path, 'changes')
  const path = join(folder, 'refused.csv')
  try {
    await rm(path, { force: true })
    let output: WriteStream | null = null
    for (const [file, { name }] of book.forms) {
      const next = (line: number) =>
        refusedAfter(connection, { table, contentHash: book.contentHash }, { file, line, limit: rowsAtOnce })
      for (let rows = await next(0); rows.length > 0; rows = await next(rows.at(-1)?.line ?? 0)) {
        if (output === null) {
          await mkdir(folder, { recursive: true, mode: 0o700 })
          output = createWriteStream(path, { mode: 0o600 })
          output.write(csvLines([['file', 'line', problemColumn]]))
        }
        const lines = csvLines(rows.map(({ line, problem }) => [name, String(line), problem]))
        if (!output.write(lines)) await once(output, 'drain')
      }
    }
    if (output === null) return null
    output.end()
    await finished(output)
    return path
  } catch (cause) {
    const reason = `What is wrong cannot be written to ${path}: look whether it may be written to and the disk has space.`
    throw fail('invalidSettings', { reason }, { cause })
  }
}

async function writeFileOf(
  connection: Queryable,
  table: string,
  { forms, contentHash }: StagedBook,
  { file, folder }: { readonly file: BookFileName; readonly folder: string },
): Promise<void> {
  for (const form of bookForms) await rm(join(folder, fileNameOf(file, form)), { force: true })
  const form = forms.get(file)
  const source = { table, contentHash }
  const next = (line: number) => refusedAfter(connection, source, { file, line, limit: rowsAtOnce })
  let rows = form === undefined ? [] : await next(0)
  if (form === undefined || rows.length === 0) return
  const lines = form.heading === null ? jsonLines : tableLines(form.heading)
  const path = join(folder, fileNameOf(file, form.form))
  const part = `${path}.part`
  const output = createWriteStream(part, { mode: 0o600 })
  output.write(lines.heading)
  while (rows.length > 0) {
    if (!output.write(lines.of(rows))) await once(output, 'drain')
    rows = await next(rows.at(-1)?.line ?? 0)
  }
  output.end()
  await finished(output)
  await rename(part, path)
}

/** How refused rows are written in the form of their file. */
interface RefusedLines {
  readonly heading: string
  readonly of: (rows: readonly RefusedRow[]) => string
}

/** A row that comes for the second time has the problem of the first. */
const jsonLines: RefusedLines = {
  heading: '',
  of: (rows) =>
    rows
      .map(({ cells, problem }) => {
        const fields = Object.entries(cells).filter(([name]) => name !== problemColumn)
        return `${JSON.stringify(Object.fromEntries([...fields, [problemColumn, problem]]))}\n`
      })
      .join(''),
}

function tableLines(heading: NonNullable<StagedForm['heading']>): RefusedLines {
  // A row that comes for the second time has the column of the first.
  const kept = heading.flatMap((name, index) => (name.trim() === problemColumn ? [] : [index]))
  return {
    heading: csvLines([[...kept.map((index) => heading[index] ?? ''), problemColumn]]),
    of: (rows) =>
      csvLines(
        rows.map((row) => {
          const cells = row.cells as readonly string[]
          const own =
            cells.length === heading.length ? kept.map((index) => cells[index] ?? '') : ownCells(cells)
          return [...own, row.problem]
        }),
      ),
  }
}

/** The cells of a row with another count than the heading, without the sentence that said so before. */
function ownCells(cells: readonly string[]): readonly string[] {
  return isCountProblem(cells.at(-1) ?? '') ? cells.slice(0, -1) : cells
}

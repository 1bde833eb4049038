import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { Queryable, RecordEngine } from '@porchlight/record-engine'
import { lockKey } from '@porchlight/transactions/locks'
import type pg from 'pg'
import { localDay } from '../../customers/rules/calendar-day'
import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import { bookText } from '../facts/book-text'
import { type ChangedRows, openChangedRows } from './changed-rows'
import {
  endProgress,
  noOutcomes,
  type OutcomeCounts,
  openProgress,
  storeProgress,
  storeRefusals,
} from './import-progress'
import { openBook } from './open-book'
import { progressLine } from './progress-line'
import { countRefused, refusedAfter, writeProblems, writeRefused } from './refused-rows'
import { type StagedBook, stageBook } from './stage-book'
import { type CustomerBook, pieceAfter, refuseOrphans } from './staged-pieces'
import { takePiece } from './take-piece'
import { stopOf, type Taking } from './taking'

/** What an import works with. */
export interface ImportServices {
  /** Notifies no billing system of what it writes. */
  readonly engine: RecordEngine
  /** Reaches PostgreSQL itself: one connection is used from the beginning to the end. */
  readonly pool: pg.Pool
  readonly systemViewer: Viewer
  readonly now: () => Date
  /** Receives each line for who watches. */
  readonly say: (line: string) => void
  /** Receives how many rows have an outcome, of how many, every few seconds. */
  readonly reportProgress?: (rows: { readonly done: number; readonly all: number }) => Promise<void>
  /** Stops an import between two pieces; it fails with the reason of the signal, and can be resumed. */
  readonly signal?: AbortSignal
}

/** How an import is made. */
export interface ImportOptions {
  /** Takes everything as always and then undoes it: nothing is written but, beside the files, what would change. */
  readonly isDryRun: boolean
}

/** The result of an import: rows by file and outcome. */
export type ImportResult = Readonly<Record<BookFileName, Readonly<Record<keyof typeof outcomeNames, number>>>>

const outcomeNames = { new: 'new', changed: 'changed', unchanged: 'unchanged', refused: 'refused' } as const

/** How many customers are committed together with the progress of the import. */
const customersAtOnce = 20
/** How many pieces run at a time: while one waits for the database, another is computed. */
const piecesAtOnce = 2
/** How often progress is reported, in milliseconds. */
const reportEveryMs = 2_000
const problemsShown = 20

/**
 * Loads a retailer's customers with their accounts, contracts, bills and payments from the files of a folder, in pieces
 * of one transaction each. After a stop, the same files continue where they were. Sends nothing to customers.
 * `invalidSettings` for files that cannot be read, and while another import runs.
 */
export async function importBook(
  services: ImportServices,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const folder = await openBook(path, bookText(services.systemViewer.language))
  const connection = await services.pool.connect()
  try {
    // Long files are staged and indexed by one statement each.
    await connection.query('set statement_timeout = 0')
    const { rows } = await connection.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${lockKey('book')}) as "isOurs"`,
      ['import'],
    )
    if (rows[0]?.isOurs !== true) {
      throw fail(
        'invalidSettings',
        { reason: 'Another import is running. Wait until it has ended, then start this one again.' },
        { cause: new AnotherImport() },
      )
    }
    const book = await stageBook(connection, folder)
    if (!options.isDryRun) return await takeBook(services, connection, book, null)
    const changes = await openChangedRows(path)
    return await takeBook(services, connection, book, changes).finally(changes.close)
  } finally {
    // The next import need not wait until the connection and its temporary tables are gone.
    await connection.query('select pg_advisory_unlock_all()').catch(() => undefined)
    connection.release(true)
  }
}

/** The cause of an import that was rejected because another one is running. */
export class AnotherImport extends Error {
  override readonly name = 'AnotherImport'
}

/** Takes a book; with tables of what would change, as a dry run. */
async function takeBook(
  services: ImportServices,
  connection: Queryable,
  book: StagedBook,
  changes: ChangedRows | null,
): Promise<ImportResult> {
  const { say } = services
  const isDryRun = changes !== null
  const { contentHash } = book
  const table = isDryRun ? 'refused' : 'book_import.refusal'
  const begun = isDryRun
    ? { position: null, counts: noOutcomes() }
    : await openProgress(connection, contentHash)
  if (begun.position !== null) say('Goes on where the last import of these files stopped.')
  await refuseOrphans(connection, table, book)
  const counts = await takePieces(services, connection, book, { table, changes, begun })
  const refused = await countRefused(connection, table, contentHash)
  const result = resultOf(counts, refused)
  sayResult(say, book, result)
  if (refused.size > 0) {
    await sayProblems(say, connection, book, { table, contentHash })
    const more = [...refused.values()].reduce((sum, count) => sum + count, 0) - problemsShown
    if (more > 0) say(`${more.toLocaleString('en-US')} more rows are refused.`)
    if (!isDryRun)
      say(`Refused rows are in ${await writeRefused(connection, table, book)}: mend and import them.`)
  } else if (!isDryRun) {
    await writeRefused(connection, table, book)
  }
  if (isDryRun) {
    const problems = await writeProblems(connection, table, book)
    if (problems !== null) say(`What is wrong with each refused row is in ${problems}.`)
  }
  const changed = (await changes?.end()) ?? null
  if (changed !== null) say(`What would change is in ${changed}, field by field.`)
  if (isDryRun) say('Nothing was written: this was a dry run.')
  else await endProgress(connection, contentHash)
  return result
}

async function takePieces(
  services: ImportServices,
  connection: Queryable,
  book: StagedBook,
  {
    table,
    changes,
    begun,
  }: {
    readonly table: string
    readonly changes: ChangedRows | null
    readonly begun: { readonly position: string | null; readonly counts: OutcomeCounts }
  },
): Promise<OutcomeCounts> {
  const { counts } = begun
  const lineAfter = progressLine({ whole: book.rowCount, before: rowsIn(counts), what: 'rows' })
  let { position } = begun
  let reportedAt = performance.now()
  const rowsDone = async () => {
    const refused = await countRefused(connection, table, book.contentHash)
    return rowsIn(counts) + [...refused.values()].reduce((sum, count) => sum + count, 0)
  }
  await services.reportProgress?.({ done: await rowsDone(), all: book.rowCount })
  let before: Promise<void> = Promise.resolve()
  const underWay: Promise<void>[] = []
  try {
    for (;;) {
      services.signal?.throwIfAborted()
      const piece = await pieceAfter(connection, book, position, customersAtOnce)
      const last = piece.at(-1)
      if (last === undefined) break
      position = last.number
      before = takeInTurn(services, connection, book, { table, changes, counts, piece, before })
      // The error reaches whoever awaits it; until then no one has to handle it.
      before.catch(() => undefined)
      underWay.push(before)
      if (underWay.length < piecesAtOnce) continue
      await underWay.shift()
      if (performance.now() - reportedAt < reportEveryMs) continue
      reportedAt = performance.now()
      const done = await rowsDone()
      services.say(lineAfter(done))
      await services.reportProgress?.({ done, all: book.rowCount })
    }
    await Promise.all(underWay)
  } finally {
    await Promise.allSettled(underWay)
  }
  return counts
}

/**
 * Imports a piece in a separate transaction, while the one before is running, and commits it after that one: the
 * progress of an import has no gaps, and a piece that fails takes those behind it with it.
 */
async function takeInTurn(
  services: ImportServices,
  connection: Queryable,
  book: StagedBook,
  {
    table,
    changes,
    counts,
    piece,
    before,
  }: {
    readonly table: string
    readonly changes: ChangedRows | null
    readonly counts: OutcomeCounts
    readonly piece: readonly CustomerBook[]
    readonly before: Promise<void>
  },
): Promise<void> {
  const position = piece.at(-1)?.number ?? null
  const isDryRun = changes !== null
  const taken = await inPiece(services, isDryRun, async (engine, inner) => {
    // Two pieces that wait for each other would wait for good.
    await inner.query(`set local lock_timeout = '30s'`)
    const now = services.now()
    const taking: Taking = {
      engine,
      connection: inner,
      viewer: services.systemViewer,
      t: book.folder.t,
      now,
      today: localDay(now),
      changes: new Map(),
    }
    const { outcomes, problems } = await takePiece(taking, piece)
    await before
    for (const [{ file }, outcome] of outcomes) counts[file][outcome] += 1
    if (!isDryRun) {
      await storeRefusals(inner, table, book.contentHash, problems)
      await storeProgress(inner, book.contentHash, { position, counts })
    }
    return { problems, changes: taking.changes }
  })
  if (!isDryRun) return
  await storeRefusals(connection, table, book.contentHash, taken.problems)
  await changes.add(taken.changes)
}

class Undone<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('A dry run stays without effect.')
    this.result = result
  }
}

/** Runs a piece in one transaction, which a dry run undoes. */
async function inPiece<Result>(
  { engine }: ImportServices,
  isDryRun: boolean,
  take: (engine: RecordEngine, connection: Queryable) => Promise<Result>,
): Promise<Result> {
  try {
    return await engine.inOneTransaction(async (inner, connection) => {
      const result = await take(inner, connection)
      if (isDryRun) throw new Undone(result)
      return result
    })
  } catch (error) {
    const undone = stopOf(error, Undone<Result>)
    if (undone === null) throw error
    return undone.result
  }
}

function rowsIn(counts: OutcomeCounts): number {
  return Object.values(counts).reduce((sum, file) => sum + file.new + file.changed + file.unchanged, 0)
}

function resultOf(counts: OutcomeCounts, refused: ReadonlyMap<string, number>): ImportResult {
  return Object.fromEntries(
    bookFileNames.map((file) => [file, { ...counts[file], refused: refused.get(file) ?? 0 }]),
  ) as ImportResult
}

function sayResult(say: ImportServices['say'], { forms }: StagedBook, result: ImportResult): void {
  for (const [file, { name }] of forms) {
    const outcomes = Object.values(outcomeNames).map(
      (outcome) => `${result[file][outcome].toLocaleString('en-US')} ${outcome}`,
    )
    say(`${name.padEnd(17)} ${outcomes.join(', ')}`)
  }
}

async function sayProblems(
  say: ImportServices['say'],
  connection: Queryable,
  { forms }: StagedBook,
  source: { readonly table: string; readonly contentHash: string },
): Promise<void> {
  let left = problemsShown
  for (const [file, { name }] of forms) {
    const rows = await refusedAfter(connection, source, { file, line: 0, limit: left })
    for (const { line, problem } of rows) say(`${name} line ${line}: ${problem}`)
    left -= rows.length
    if (left === 0) return
  }
}

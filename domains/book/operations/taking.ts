import { isPorchlightError } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { Queryable, RecordEngine } from '@porchlight/record-engine'
import type { BookText } from '../facts/book-text'
import type { RowProblems } from '../rules/account-book'
import type { BookRow } from '../rules/book-row'
import type { FieldChange } from './field-changes'

/** What rows are written with: an engine and a connection inside one transaction. */
export interface Taking {
  readonly engine: RecordEngine
  readonly connection: Queryable
  readonly viewer: Viewer
  readonly now: Date
  /** The sentences about rejected rows, in the language of whoever started the import. */
  readonly t: BookText
  /** The day of the brands' offices, `YYYY-MM-DD`. */
  readonly today: string
  /** Receives each row that changes stored data, with the columns in which. */
  readonly changes: Map<BookRow, readonly FieldChange[]>
}

/** The outcome of a row that is not rejected. */
export type RowOutcome = 'new' | 'changed' | 'unchanged'

/** The outcomes of rows, by row. */
export type RowOutcomes = ReadonlyMap<BookRow, RowOutcome>

/** Ends the work on a customer or an account, of which nothing stays. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  readonly problems: RowProblems

  constructor(problems: RowProblems) {
    super('Rows of the book are refused.')
    this.problems = problems
  }
}

/** Ends the work on a row because the record was created concurrently; a retry finds it. */
export class MadeMeanwhile extends Error {
  override readonly name = 'MadeMeanwhile'

  constructor(cause: unknown) {
    super('Another transaction made the record meanwhile.', { cause })
  }
}

/** What undid a transaction on purpose, which the engine passes on as a cause; null for any other error. */
export function stopOf<Stop extends Error, Arguments extends unknown[]>(
  error: unknown,
  stop: new (...parts: Arguments) => Stop,
): Stop | null {
  const cause = error instanceof Error && !(error instanceof stop) ? error.cause : error
  return cause instanceof stop ? cause : null
}

/** Refuses a row by itself. */
export function refuse(row: BookRow, problem: string): RowsRefused {
  return new RowsRefused(new Map([[row, problem]]))
}

/** Writes the data of a row; a rejection by the pipeline becomes the row's own problem. */
export async function writeOf<Result>(row: BookRow, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isPorchlightError(error) || error.status >= 500) throw error
    const sentences = error.fieldErrors.map(({ fieldLabel, message }) =>
      message.startsWith(fieldLabel) ? message : `${fieldLabel}: ${message}`,
    )
    throw refuse(row, sentences.length === 0 ? error.message : sentences.join(' '))
  }
}

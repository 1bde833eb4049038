import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { fail } from '@porchlight/errors'
import { CsvError, parse } from 'csv-parse'
import type { BookText } from '../facts/book-text'
import { isNotUtf8, longestRow, utf8 } from './read-utf8'

/** A row of a CSV file, verbatim. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Reads a CSV file (RFC 4180, UTF-8) row by row, the heading first, and adds its bytes to `hash`. `invalidSettings` for
 * a file that is not UTF-8 or has an open quotation mark.
 */
export async function* readCsv(name: string, path: string, hash: Hash, t: BookText): AsyncGenerator<CsvRow> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    max_record_size: longestRow,
  })
  const source = createReadStream(path)
  const text = utf8(hash)
  source.on('error', (error) => text.destroy(error))
  text.on('error', (error) => parser.destroy(error))
  source.pipe(text).pipe(parser)
  let before = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      yield { line: before + 1, cells: record }
      before = info.lines
    }
  } catch (error) {
    if (!(error instanceof CsvError) && !isNotUtf8(error)) throw error
    const reason =
      error instanceof CsvError ? t('openQuote', { name, line: before + 1 }) : t('notUtf8', { name })
    throw fail('invalidSettings', { reason }, { cause: error })
  } finally {
    source.destroy()
  }
}

import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { fail } from '@porchlight/errors'
import { CsvError, parse } from 'csv-parse'

/** A row of a CSV file as it stands there. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The longest row, in characters: a quotation mark that nothing ends would take in the rest of the file. */
const longestRow = 100_000

/**
 * Reads a CSV file (RFC 4180, UTF-8) row by row, the heading first, and adds its bytes to `hash`. `invalidSettings` for what
 * is not UTF-8 or has an open quotation mark.
 */
export async function* readCsv(name: string, path: string, hash: Hash): AsyncGenerator<CsvRow> {
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
    if (!(error instanceof CsvError) && !(error instanceof TypeError)) throw error
    const reason =
      error instanceof CsvError
        ? `${name} cannot be read from line ${before + 1} on: look for a quotation mark that is not closed or stands alone.`
        : `${name} is not UTF-8: save it again in this encoding.`
    throw fail('invalidSettings', { reason }, { cause: error })
  } finally {
    source.destroy()
  }
}

/** The content of a file that is read in another way. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

function utf8(hash: Hash): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decoded = (chunk: Buffer | undefined, stream: boolean) =>
    chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream })
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform(chunk: Buffer, _encoding, done) {
      try {
        hash.update(chunk)
        done(null, decoded(chunk, true))
      } catch (error) {
        done(error instanceof Error ? error : new TypeError(String(error)))
      }
    },
    flush(done) {
      try {
        done(null, decoded(undefined, false))
      } catch (error) {
        done(error instanceof Error ? error : new TypeError(String(error)))
      }
    },
  })
}

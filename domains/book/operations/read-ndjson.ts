import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { fail } from '@porchlight/errors'
import type { BookText } from '../facts/book-text'
import { brokenLine, type JsonLine, readJsonLine } from '../rules/json-row'
import { isNotUtf8, longestRow, utf8 } from './read-utf8'

/** A line of an NDJSON file, from 1 on. */
export type NumberedLine = JsonLine & { readonly line: number }

/** So much of a line that is too long goes with its refusal, to find it by. */
const longestBeginning = 1_000

/**
 * Reads a file of one JSON object in each line (NDJSON, UTF-8) line by line, and adds its bytes to `hash`. Empty lines
 * are skipped. Of a line that is too long only the beginning is held in memory. `invalidSettings` for a file that is
 * not UTF-8.
 */
export async function* readNdjson(
  name: string,
  path: string,
  hash: Hash,
  t: BookText,
): AsyncGenerator<NumberedLine> {
  const source = createReadStream(path)
  const text = utf8(hash)
  source.on('error', (error) => text.destroy(error))
  source.pipe(text)
  let line = 1
  try {
    for await (const whole of linesOf(text)) {
      const row = whole.startsWith('\uFEFF') && line === 1 ? whole.slice(1) : whole
      if (row.length > longestRow) {
        const problem = t('lineTooLong', { longest: longestRow.toLocaleString('en-US') })
        yield { line, ...brokenLine(row.slice(0, longestBeginning), problem) }
      } else if (row.trim() !== '') {
        yield { line, ...readJsonLine(row, t) }
      }
      line += 1
    }
  } catch (error) {
    if (!isNotUtf8(error)) throw error
    throw fail('invalidSettings', { reason: t('notUtf8', { name }) }, { cause: error })
  } finally {
    source.destroy()
  }
}

/** The lines of a text; of one that is too long, some more characters than are allowed. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let open = ''
  const put = (part: string) => {
    if (open.length <= longestRow) open += part
  }
  for await (const chunk of text) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      put(chunk.slice(from, end))
      yield open
      open = ''
      from = end + 1
    }
    put(chunk.slice(from))
  }
  if (open !== '') yield open
}

import { createHash } from 'node:crypto'

/** What passed through a meter: rows are lines, since the text of `COPY` has one row per line. */
export interface Measure {
  readonly rows: number
  readonly bytes: number
  readonly sha256: string
}

/** Counts and hashes a stream of chunks read through it. */
export interface Meter {
  through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer>
  /** Returns what has passed so far; read once, at the end. */
  result(): Measure
}

/** Creates a meter. */
export function createMeter(): Meter {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  return {
    through: async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1
        yield chunk
      }
    },
    result: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  }
}

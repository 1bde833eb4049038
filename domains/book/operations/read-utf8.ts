import { createHash, type Hash } from 'node:crypto'
import { Transform } from 'node:stream'

/** The longest row, in characters: one without an end would otherwise swallow the rest of the file. */
export const longestRow = 100_000

/** Decodes a file that is read, and adds its bytes to `hash`. What is not UTF-8 becomes an error that `isNotUtf8` knows. */
export function utf8(hash: Hash): Transform {
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

/** Returns whether an error means that a file is not UTF-8, as detected by `utf8`. */
export function isNotUtf8(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
}

/** The content of a file that is read in another way. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

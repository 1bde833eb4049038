import { fail } from '@porchlight/errors'
import { parseNames } from '../parse-request'

const nameLimit = 100

/**
 * Parses the names of a batch in a path, without duplicates; fails with `invalidParameter` when there are none,
 * `tooManyValues` beyond 100.
 */
export function parseBatchNames(value: string, parameter: string): readonly string[] {
  const names = [...new Set(parseNames(value))]
  if (names.length === 0) throw fail('invalidParameter', { parameter, reason: 'name at least one.' })
  if (names.length > nameLimit) throw fail('tooManyValues', { parameter, limit: nameLimit })
  return names
}

import { makeRecordId } from '@porchlight/metadata'
import { seededRandom } from './seeded-random'

/** A fixed moment, so that ids do not depend on the day the world is built. */
const beginning = Date.UTC(2024, 0, 1)

/**
 * Returns the id of the record named `key` within its object: the same for the same seed, whatever the day. Records
 * with a later `madeAt` (milliseconds) sort later, as real ones do.
 */
export function demoId(seed: number, keyPrefix: string, key: string, madeAt = beginning): string {
  return makeRecordId(keyPrefix, madeAt, seededRandom(seed, `id ${keyPrefix} ${key}`))
}

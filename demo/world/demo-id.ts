import { makeRecordId } from '@porchlight/metadata'
import { seededRandom } from './seeded-random'

/** A fixed moment, so that ids do not depend on the day the world is built. */
const beginning = Date.UTC(2024, 0, 1)

/**
 * The id of the record that `key` names within its object: the same for the same seed, whatever the day.
 * Records with a later `madeAt` (milliseconds) sort later, as those of real life do.
 */
export function demoId(seed: number, keyPrefix: string, key: string, madeAt = beginning): string {
  return makeRecordId(keyPrefix, madeAt, seededRandom(seed, `id ${keyPrefix} ${key}`))
}

import type { RecordEngine } from '@porchlight/record-engine'
import type { ErasureStep } from '../../facts/erasure-plan'

/** Short transactions, so that concurrent reads and writes need not wait for them. */
const batchSize = 200

/** Erases the data of one owner, step after step. When run again after an interruption, it continues with the rest. */
export async function eraseSteps(
  engine: RecordEngine,
  steps: readonly ErasureStep[],
  ownerId: string,
): Promise<void> {
  for (const step of steps) {
    let erased: readonly string[]
    do {
      erased = await engine.eraseRecords({ ...step, ownerId, limit: batchSize })
    } while (erased.length > 0)
  }
}

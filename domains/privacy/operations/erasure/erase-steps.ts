import type { RecordEngine } from '@porchlight/record-engine'
import type { ErasureStep } from '../../facts/erasure-plan'

/** Short transactions: whoever reads or writes next to it waits for none of them. */
const atOnce = 200

/** Erases what belongs to one owner, step after step. Run again, after any interruption, it goes on with what is left. */
export async function eraseSteps(
  engine: RecordEngine,
  steps: readonly ErasureStep[],
  ownerId: string,
): Promise<void> {
  for (const step of steps) {
    let erased: readonly string[]
    do {
      erased = await engine.eraseRecords({ ...step, ownerId, limit: atOnce })
    } while (erased.length > 0)
  }
}

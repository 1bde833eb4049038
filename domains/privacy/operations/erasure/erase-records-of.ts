import type { RecordEngine } from '@porchlight/record-engine'
import { erasurePlan } from '../../facts/erasure-plan'

/** Short transactions: whoever reads or writes next to it waits for none of them. */
const atOnce = 200

/** Erases the records of a customer as the plan says. Run again, after any interruption, it goes on with what is left. */
export async function eraseRecordsOf(engine: RecordEngine, contactId: string): Promise<void> {
  for (const step of erasurePlan) {
    let erased: readonly string[]
    do {
      erased = await engine.eraseRecords({ ...step, ownerId: contactId, limit: atOnce })
    } while (erased.length > 0)
  }
}

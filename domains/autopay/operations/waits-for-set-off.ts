import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { addDays } from '../../customers/rules/calendar-day'
import { accountsAwaitingSetOff } from '../../deposits/operations/awaiting-set-off'

/** For how many days after its day the debit of a final bill waits for the deposit. Ours: a set-off takes a day or two. */
const longestWaitDays = 14

/**
 * Returns whether the debit of a final bill waits, because we hold a deposit that counts towards it. Once the deposit
 * has paid its part, the remaining amount is debited; after two weeks it is debited anyway, and the deposit is refunded
 * because nothing is owed any more.
 */
export async function waitsForSetOff(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  { dueDay, today }: { readonly dueDay: string; readonly today: string },
): Promise<boolean> {
  if (today > addDays(dueDay, longestWaitDays)) return false
  return (await accountsAwaitingSetOff(engine, systemViewer, [accountId])).has(accountId)
}

import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { addDays } from '../../customers/rules/calendar-day'
import { depositObject } from '../../deposits/objects/deposit/object'

/**
 * For how many days after its day the debit of a final bill waits for the deposit. Ours, not from a source: the case about
 * the set-off has a day long before.
 */
const longestWaitDays = 14

/**
 * Whether the debit of a final bill waits, because we hold a deposit that counts towards it (ADR 62). Once the deposit is
 * set off, or goes back, what is then owed is debited; after two weeks it is debited anyway, and the deposit is refunded
 * because nothing is owed any more.
 */
export async function waitsForSetOff(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  { dueDay, today }: { readonly dueDay: string; readonly today: string },
): Promise<boolean> {
  if (today > addDays(dueDay, longestWaitDays)) return false
  const held = await first(engine, systemViewer, depositObject, {
    fields: [],
    where: { Account__c: accountId, Status__c: 'Paid', 'Account__r.Status__c': 'Closed' },
  })
  return held !== null
}

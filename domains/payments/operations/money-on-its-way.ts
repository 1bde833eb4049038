import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listPayments, type StoredPayment } from './stored-payment'

/**
 * Reads the payments for any bill of the account that were opened and have neither arrived nor failed, in any channel.
 * Read before the balance: a payment that settles in between then counts in the ledger.
 */
export function billMoneyOnItsWay(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  channel?: 'Portal' | 'Autopay',
): Promise<readonly StoredPayment[]> {
  return listPayments(engine, systemViewer, {
    Account__c: accountId,
    Purpose__c: 'Bill',
    Status__c: 'Pending',
    ...(channel === undefined ? {} : { Channel__c: channel }),
  })
}

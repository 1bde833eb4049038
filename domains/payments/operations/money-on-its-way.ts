import { lockStatement } from '@porchlight/advisory-locks'
import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { PaymentPurpose } from '../facts/payment-values'
import { listPayments, type StoredPayment } from './stored-payment'

/**
 * Holds what a payment is for until the transaction ends: a deposit alone, but all bills of an account together, because
 * the newest one requests what the others left. Nobody else opens or debits a payment of it meanwhile.
 */
export async function lockPayable(
  connection: Queryable,
  subject: { readonly purpose: PaymentPurpose; readonly recordId: string; readonly accountId: string },
): Promise<void> {
  const held = subject.purpose === 'Deposit' ? subject.recordId : subject.accountId
  await connection.query(lockStatement('payable'), [`payment of ${held}`])
}

/**
 * The payments for any bill of the account that were opened and have neither come nor failed, in whatever channel. Read
 * before what is owed: a payment that settles in between then counts in the ledger.
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

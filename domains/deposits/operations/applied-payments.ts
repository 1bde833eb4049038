import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listPayments, type StoredPayment } from '../../payments/operations/stored-payment'
import { leftCents } from '../../payments/rules/left-of-payment'

/** The payments of bills that a deposit made, as the platform sees them. */
export function appliedPayments(
  engine: RecordEngine,
  systemViewer: Viewer,
  depositId: string,
): Promise<readonly StoredPayment[]> {
  return listPayments(engine, systemViewer, {
    Deposit__c: depositId,
    Purpose__c: 'Bill',
    Status__c: 'Settled',
  })
}

/** Returns the sum of payments less the returned part of them, in cents. */
export function leftOf(payments: readonly StoredPayment[]): number {
  return payments.reduce((sum, payment) => sum + leftCents(payment), 0)
}

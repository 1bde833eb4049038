import type { Queryable } from '@porchlight/jobs'
import { lockStatement } from '@porchlight/transactions/locks'

/**
 * Locks all bills of an account together until the transaction ends, because the newest one requests the balance of the
 * others: no other transaction opens or debits a payment of one, or arranges when it is paid.
 */
export function lockBillsOf(connection: Queryable, accountId: string): Promise<void> {
  return lock(connection, accountId)
}

/**
 * Locks a deposit until the transaction ends: no other transaction opens a payment of it or changes the required
 * amount.
 */
export function lockDeposit(connection: Queryable, depositId: string): Promise<void> {
  return lock(connection, depositId)
}

async function lock(connection: Queryable, recordId: string): Promise<void> {
  await connection.query(lockStatement('payable'), [`payment of ${recordId}`])
}

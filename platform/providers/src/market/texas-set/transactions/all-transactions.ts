import type { TransactionRule } from './declaration'
import { enrollmentAnswers, news, requests } from './enrollment'
import { applicationAdvice, invoice, remittance } from './money'
import { changeAnswers, changes } from './order-changes'
import { serviceOrders } from './service-orders'
import { usageReports } from './usage'

/** The transactions that the retailer sends. */
export const sentTransactions: readonly TransactionRule[] = [
  ...Object.values(requests),
  ...Object.values(changes),
]

/** The transactions that the retailer receives. */
export const receivedTransactions: readonly TransactionRule[] = [
  ...enrollmentAnswers,
  ...changeAnswers,
  ...news,
  ...usageReports,
  invoice,
  remittance,
  applicationAdvice,
  ...serviceOrders,
]

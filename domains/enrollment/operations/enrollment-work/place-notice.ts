import { recordTypeIdOf } from '@porchlight/metadata'
import { localDay } from '../../../customers/rules/calendar-day'
import type { OrderChange } from './change-order'
import type { OrderWork } from './order-work'
import { make, openStep, write } from './order-writes'

const stepOfNotice = {
  Outstanding_Balance: { type: 'Balance', responsible: 'Customer', order: 4 },
  Switch_Hold: { type: 'Switch_Hold', responsible: 'Customer', order: 5 },
} as const
export type NoticeType = keyof typeof stepOfNotice

/** The notice that something is owed: who placed it, and why. */
interface PlacedNotice {
  /** A value of `Reason__c`. */
  readonly reason: string
  /** Null where it is we ourselves. */
  readonly placedBy: string | null
  readonly dollars?: number
  /** The account with us that owes it; none where it is owed to another company. */
  readonly debtAccountId?: string
}

/**
 * Puts a debt or a switch-hold before an order, with the step of its tracker. An order whose day is confirmed is no
 * longer complete then: the customer has to settle something.
 */
export async function placeNotice(
  transaction: OrderChange,
  order: OrderWork,
  type: NoticeType,
  { reason, placedBy, dollars, debtAccountId }: PlacedNotice,
  now: Date,
): Promise<void> {
  await openStep(transaction, order, stepOfNotice[type])
  await make(transaction, 'Notice__c', {
    Account__c: order.accountId,
    Order__c: order.orderId,
    Notice_Type__c: type,
    RecordTypeId: recordTypeIdOf('Notice__c', type),
    Reason__c: reason,
    Amount__c: dollars ?? null,
    Placed_By__c: placedBy,
    Placed_Date__c: localDay(now),
    Debt_Account__c: debtAccountId ?? null,
  })
  if (order.stage === 'Complete') await write(transaction, order.orderId, { Stage__c: 'Processing' })
}

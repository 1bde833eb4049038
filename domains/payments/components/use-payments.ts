import { useListed } from '@porchlight/page-parts/records/use-listed'
import { type Payment, paymentFields, toPayment } from './payment'

/** Payments of an account or towards a bill, newest first. */
export interface Payments {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly payments: readonly Payment[]
  readonly hasOlder: boolean
}

/** Reads the newest `count` payments of an account or towards a bill. */
export function usePayments(parentRecordId: string, count: number): Payments {
  const { state, items, hasMore } = useListed({
    parentRecordId,
    relatedListId: 'Payments__r',
    fields: paymentFields,
    order: '-Payment_Date__c',
    count,
    toItem: toPayment,
  })
  return { state, payments: items, hasOlder: hasMore }
}

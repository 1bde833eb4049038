import { useListed } from '@porchlight/page-parts/records/use-listed'
import { type Bill, billFields, toBill } from './bill'

/** An account's bills, newest first. */
export interface Bills {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly bills: readonly Bill[]
  readonly hasOlder: boolean
}

/** Reads the bills of an account: its newest `count`. */
export function useBills(accountId: string, count: number): Bills {
  const { state, items, hasMore } = useListed({
    parentRecordId: accountId,
    relatedListId: 'Bills__r',
    fields: billFields,
    order: '-Bill_Date__c',
    count,
    toItem: toBill,
  })
  return { state, bills: items, hasOlder: hasMore }
}

import { useRelatedListRecords } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import { type Bill, billFields, toBill } from './bill'

/** An account's bills, newest first. */
export interface Bills {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly bills: readonly Bill[]
  readonly hasOlder: boolean
}

/** Reads the bills of an account: its newest `count`. */
export function useBills(accountId: string, count: number): Bills {
  const answer = useRelatedListRecords({
    parentRecordId: accountId,
    relatedListId: 'Bills__r',
    fields: billFields,
    sortBy: ['-Bill_Date__c'],
    pageSize: count,
  })
  const bills = useMemo(() => (answer.data?.records ?? []).map(toBill), [answer.data])
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    bills,
    hasOlder: typeof answer.data?.nextPageToken === 'string',
  }
}

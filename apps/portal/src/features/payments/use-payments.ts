import { useRelatedListRecords } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import { type Payment, paymentFields, toPayment } from './payment'

/** Payments of an account or towards a bill, newest first. */
export interface Payments {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly payments: readonly Payment[]
  readonly hasOlder: boolean
}

/** Reads the newest `count` payments of an account or towards a bill. */
export function usePayments(parentRecordId: string, count: number): Payments {
  const answer = useRelatedListRecords({
    parentRecordId,
    relatedListId: 'Payments__r',
    fields: paymentFields,
    sortBy: ['-Payment_Date__c'],
    pageSize: count,
  })
  const payments = useMemo(() => (answer.data?.records ?? []).map(toPayment), [answer.data])
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    payments,
    hasOlder: typeof answer.data?.nextPageToken === 'string',
  }
}

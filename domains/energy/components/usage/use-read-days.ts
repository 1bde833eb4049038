import { useRelatedListRecords } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import {
  type IntervalDay,
  intervalDayFields,
  type ReadDay,
  readDayFields,
  toIntervalDay,
  toReadDay,
} from './interval-day'

type State = 'loading' | 'ready' | 'failed'

const reads = { relatedListId: 'Interval_Reads__r', sortBy: ['Read_Date__c'] }

/** The days of an account that were read from `from` to `to`, both counted, up to 31; oldest first. */
export function useReadDays(
  accountId: string,
  from: string,
  to: string,
): { readonly state: State; readonly days: readonly ReadDay[] } {
  const answer = useRelatedListRecords({
    ...reads,
    parentRecordId: accountId,
    fields: readDayFields,
    where: { and: [{ Read_Date__c: { gte: from } }, { Read_Date__c: { lte: to } }] },
    pageSize: 31,
  })
  const days = useMemo(
    () => (answer.data?.records ?? []).map(toReadDay).filter((day) => day !== null),
    [answer.data],
  )
  return { state: stateOf(answer), days }
}

/** One day with its quarters of an hour; null when it was not read. */
export function useIntervalDay(
  accountId: string,
  date: string,
): { readonly state: State; readonly day: IntervalDay | null } {
  const answer = useRelatedListRecords({
    ...reads,
    parentRecordId: accountId,
    fields: intervalDayFields,
    where: { Read_Date__c: { eq: date } },
    pageSize: 1,
  })
  const record = answer.data?.records[0]
  const day = useMemo(() => (record === undefined ? null : toIntervalDay(record)), [record])
  return { state: stateOf(answer), day }
}

/** The first and the last day that an account was read; null while unknown and when it never was. */
export function useReadSpan(
  accountId: string | undefined,
): { readonly first: string; readonly last: string } | null {
  const config = { ...reads, fields: readDayFields, pageSize: 1 }
  const first = useRelatedListRecords(
    accountId === undefined ? undefined : { ...config, parentRecordId: accountId },
  )
  const last = useRelatedListRecords(
    accountId === undefined ? undefined : { ...config, parentRecordId: accountId, sortBy: ['-Read_Date__c'] },
  )
  const [oldest, newest] = [first, last].map(({ data }) => {
    const record = data?.records[0]
    return record === undefined ? null : toReadDay(record)
  })
  return oldest == null || newest == null ? null : { first: oldest.date, last: newest.date }
}

function stateOf(answer: { readonly data?: unknown; readonly state: string }): State {
  return answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading'
}

import { useRelatedListRecords } from '@porchlight/data-service-react'
import { codeOrder } from '@porchlight/page-parts/records/code-order'
import { useMemo } from 'react'
import { toUsageMonth, type UsageMonth, usageFields } from './usage-month'

/** An account's billing cycles, newest first. */
export interface Usage {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly cycles: readonly UsageMonth[]
}

/** Room for two years and a few cycles that were billed twice. */
const twoYears = 30

/** Reads the usage of an account: its newest cycles. */
export function useUsage(accountId: string): Usage {
  const answer = useRelatedListRecords({
    parentRecordId: accountId,
    relatedListId: 'Usages__r',
    fields: usageFields,
    pageSize: twoYears,
  })
  const cycles = useMemo(
    () =>
      (answer.data?.records ?? [])
        .map(toUsageMonth)
        .filter((cycle) => cycle !== null)
        .sort((one, other) => codeOrder(other.start, one.start)),
    [answer.data],
  )
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    cycles,
  }
}

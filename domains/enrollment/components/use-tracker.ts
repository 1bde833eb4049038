import { useRecord } from '@porchlight/data-service-react'
import { useHasScript } from '@porchlight/design-system'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { textOf } from '@porchlight/page-parts/records/field-value'
import { useEffect, useRef } from 'react'
import type { EnrollmentStatusConfig } from '../methods/enrollment-status/client'
import { useEnrollmentStatus } from '../methods/enrollment-status/hook'

/**
 * How often a guest's tracker is requested again, in milliseconds: guests read no records, so no change reaches them.
 */
const guestPauseMs = 4_000

/**
 * How far an order is, as `useEnrollmentStatus` returns it. While a signed-in customer looks at it, it is requested
 * again whenever the order's record changes: the market, an advisor or another tab moves it on. A guest's is requested
 * again every few seconds.
 */
export function useTracker(
  config: EnrollmentStatusConfig | undefined,
): ReturnType<typeof useEnrollmentStatus> {
  const { viewer } = usePage()
  const hasScript = useHasScript()
  const answer = useEnrollmentStatus(config)
  const { refresh } = answer
  const orderId = answer.data?.tracker?.orderId ?? null
  const isWatched = hasScript && viewer !== null && orderId !== null
  const order = useRecord(isWatched ? { recordId: orderId, fields: ['Order.LastModifiedDate'] } : undefined)
  const changed = order.data === undefined ? null : textOf(order.data, 'LastModifiedDate')
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (changed === null) return
    if (seen.current !== null && seen.current !== changed) void refresh()
    seen.current = changed
  }, [changed, refresh])
  const isPolled = hasScript && viewer === null && answer.data?.tracker?.next != null
  usePolling(refresh, guestPauseMs, isPolled)
  return answer
}

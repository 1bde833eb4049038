import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useExplainBill } from '../../methods/explain-bill/hook'
import { usageLabels } from './labels'
import type { UsageMonth } from './usage-month'
import { usageSentence } from './usage-texts'

interface UsageSentenceProps {
  readonly accountId: string
  readonly commodity: 'electricity' | 'gas'
  /** Newest first; at least one. */
  readonly cycles: readonly [UsageMonth, ...UsageMonth[]]
}

/** The newest cycle against the one before, with the reasons that the server finds for its bill. */
export function UsageSentence({ accountId, commodity, cycles }: UsageSentenceProps) {
  const t = useLabels(usageLabels)
  const { format } = usePage()
  const { data } = useExplainBill({ accountId })
  const [current, last = null] = cycles
  const isOfThisCycle = data?.thisBill?.start === current.start && data.lastBill?.start === last?.start
  return usageSentence(t, format, commodity, current, last, isOfThisCycle ? (data?.change ?? null) : null)
}

import { BarChart, type BarChartBar } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usageLabels } from './labels'
import { monthsUpTo, type UsageMonth } from './usage-month'
import { amountText } from './usage-texts'

interface UsageChartProps {
  readonly cycles: readonly UsageMonth[]
  readonly commodity: 'electricity' | 'gas'
  /** How many months to show, up to 24. */
  readonly months: number
  /** The id of the sentence that says the same in words. */
  readonly sentenceId: string
}

/** The usage of each month: the last twelve solid, those before hatched, estimated ones outlined. */
export function UsageChart({ cycles, commodity, months, sentenceId }: UsageChartProps) {
  const t = useLabels(usageLabels)
  const { format } = usePage()
  const shown = monthsUpTo(cycles, months)
  const bars = shown.map(
    ({ month, usage }, index): BarChartBar => ({
      id: month,
      label: format.monthShort(month),
      value: usage?.amount ?? null,
      valueText: usage === null ? '' : amountText(format, commodity, usage.amount),
      kind: usage?.estimated === true ? 'estimated' : shown.length - index <= 12 ? 'this' : 'last',
    }),
  )
  const isPlain = bars.every(({ kind, value }) => kind === 'this' || value === null)
  return (
    <BarChart
      title={t('chartTitle')}
      sentenceId={sentenceId}
      bars={bars}
      missingLabel={t('chartMissing')}
      formatValue={(value) => format.number(value)}
      legend={
        isPlain ? {} : { this: t('chartThisYear'), last: t('chartLastYear'), estimated: t('chartEstimated') }
      }
    />
  )
}

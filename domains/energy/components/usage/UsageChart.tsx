import { BarChart, type BarReading } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isNarrow } from '../../facts/likely-range'
import { useProjectBill } from '../../methods/project-bill/hook'
import { usageLabels } from './labels'
import {
  againstYearBefore,
  barOfMonth,
  type ChargedPeriod,
  type PicturedMonth,
  picturedMonths,
} from './month-bars'
import type { UsageMonth } from './usage-month'
import { amountText } from './usage-texts'

interface UsageChartProps {
  readonly accountId: string
  /** Newest first. */
  readonly cycles: readonly UsageMonth[]
  readonly commodity: 'electricity' | 'gas'
  /** The id of the sentence that states the same as text. */
  readonly sentenceId: string
  /** What is read of the months: their bills, and the first month with daily readings. Absent, the picture is only seen. */
  readonly details?: {
    readonly bills: readonly ChargedPeriod[]
    readonly firstRead: string | null
  }
}

/**
 * The usage of the last twelve months, each before the same one of the year before, and of the month that runs as it
 * will likely end; with the temperature, in units or in dollars.
 */
export function UsageChart({ accountId, cycles, commodity, sentenceId, details }: UsageChartProps) {
  const t = useLabels(usageLabels)
  const { format } = usePage()
  const { data } = useProjectBill({ accountId })
  const readingOf = useReading(accountId, commodity, details?.firstRead ?? null)
  const months = picturedMonths(cycles, details?.bills ?? [], data?.projection ?? null)
  const bars = months.map((month) => barOfMonth(month, format.monthShort(month.month)))
  const unit = {
    name: t(commodity === 'gas' ? 'therms' : 'kilowattHours'),
    label: t(commodity === 'gas' ? 'inTherms' : 'kilowattHours'),
    formatValue: (value: number) => format.number(value),
  }
  const dollars = {
    name: '$',
    label: t('inDollars'),
    formatValue: (value: number) => `$${format.number(value)}`,
  }
  return (
    <BarChart
      title={t('chartTitle')}
      sentenceId={sentenceId}
      bars={bars}
      units={months.some(({ cost }) => cost !== null) ? [unit, dollars] : [unit]}
      switchLabel={t('chartSwitch')}
      line={
        details === undefined
          ? undefined
          : { name: '°F', formatValue: (value) => `${format.number(Math.round(value))}°` }
      }
      missingLabel={t('chartMissing')}
      legend={{
        ...(bars.some(({ before, look }) => before?.[0] != null || look === 'running')
          ? { measured: t('chartMeasured') }
          : {}),
        before: t('chartBefore'),
        estimated: t('chartEstimated'),
        band: t('chartBand'),
        line: t('chartTemperature'),
      }}
      startId={cycles[0]?.month}
      {...(details === undefined ? {} : { readingOf: (index) => readingOf(months[index]) })}
    />
  )
}

/** Returns a function that formats the reading of a month. */
function useReading(accountId: string, commodity: 'electricity' | 'gas', firstRead: string | null) {
  const t = useLabels(usageLabels)
  const { format } = usePage()
  const address = useAddress()
  const daysOf = ({ days: count, estimated }: UsageMonth) => {
    const days = t('cycleDays', { count })
    return estimated ? t('estimatedDays', { days }) : days
  }
  return (pictured: PicturedMonth | undefined): BarReading => {
    if (pictured === undefined) return { name: '', figures: [] }
    const { month, usage, cost, running } = pictured
    const none = t('chartNotKnown')
    const compared = againstYearBefore(pictured)
    return {
      name: format.month(month),
      flag: running !== null ? t('runningFlag') : usage === null ? undefined : daysOf(usage),
      figures: [
        {
          label: t('readUsed'),
          value:
            usage === null && running === null
              ? none
              : amountText(format, commodity, usage?.amount ?? running?.usedSoFar ?? 0),
        },
        {
          label: t('readCharges'),
          value:
            cost !== null
              ? format.money(cost)
              : running === null
                ? none
                : t(isNarrow(running.charges) ? 'likelyAbout' : 'likelyBetween', {
                    low: format.wholeDollars(running.charges.low),
                    likely: format.wholeDollars(running.charges.likely),
                    high: format.wholeDollars(running.charges.high),
                  }),
        },
        {
          label: t('readTemperature'),
          value: usage?.temperature == null ? none : format.temperature(usage.temperature),
        },
        {
          label: t(compared?.isByDay === true ? 'readBeforeByDay' : 'readBefore'),
          value:
            (compared === null ? null : format.percentChange(compared.used, compared.usedBefore)) ?? none,
        },
      ],
      way:
        firstRead === null || month < firstRead
          ? null
          : { href: address(`/usage/${accountId}/month/${month}`), label: t('openDays') },
    }
  }
}

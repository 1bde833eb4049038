import { Card, Stat } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import { BillChange } from '../../components/bill-change/BillChange'
import { ProjectedBill } from '../../components/bill-projection/ProjectedBill'
import { usageLabels } from '../../components/usage/labels'
import { UsageChart } from '../../components/usage/UsageChart'
import page from '../../components/usage/UsagePage.module.css'
import { UsageSentence } from '../../components/usage/UsageSentence'
import type { UsageMonth } from '../../components/usage/usage-month'
import { amountText } from '../../components/usage/usage-texts'
import { useReadSpan } from '../../components/usage/use-read-days'
import { DaysCard } from './DaysCard'
import { labels } from './labels'
import styles from './Usage.module.css'
import { UsageTable } from './UsageTable'

interface UsageDetailsProps {
  readonly accountId: string
  /** Newest first; at least one. */
  readonly cycles: readonly [UsageMonth, ...UsageMonth[]]
  readonly commodity: 'electricity' | 'gas'
}

const copy = { ...usageLabels, ...labels }
const chartMonths = 24

/** The sentence first, then the figures of both bills, the picture and the table. */
export function UsageDetails({ accountId, cycles, commodity }: UsageDetailsProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const sentenceId = useId()
  const span = useReadSpan(commodity === 'gas' ? undefined : accountId)
  const [current, last = null] = cycles
  const stat = (label: string, textOf: (cycle: UsageMonth) => string) => (
    <Stat
      label={label}
      value={textOf(current)}
      change={last === null ? undefined : t('lastBill', { value: textOf(last) })}
    />
  )
  const temperatureText = ({ temperature }: UsageMonth) =>
    temperature === null ? t('unknown') : format.temperature(temperature)
  return (
    <>
      <Card title={t('comparison')}>
        <p className={page.sentence} id={sentenceId}>
          <UsageSentence accountId={accountId} commodity={commodity} cycles={cycles} />
        </p>
        <div className={styles.stats}>
          {stat(t(commodity === 'gas' ? 'usedGas' : 'usedElectricity'), (cycle) =>
            amountText(format, commodity, cycle.amount),
          )}
          {stat(t('days'), (cycle) => format.number(cycle.days))}
          {stat(t('temperature'), temperatureText)}
        </div>
      </Card>
      <BillChange accountId={accountId} hasUsageSentence={false} />
      <div className={styles.outlook}>
        <ProjectedBill accountId={accountId} />
        {span === null ? null : <DaysCard accountId={accountId} last={span.last} />}
      </div>
      <Card title={t('byMonth')}>
        <UsageChart cycles={cycles} commodity={commodity} months={chartMonths} sentenceId={sentenceId} />
        <UsageTable
          accountId={accountId}
          cycles={cycles}
          commodity={commodity}
          months={chartMonths}
          firstRead={span?.first.slice(0, 7) ?? null}
        />
        <div className={page.ways}>
          <a className={page.link} href={address(`/energy-saving/${accountId}`)}>
            {t('useLess')}
          </a>
          <a className={page.link} href={address(`/usage/${accountId}/download`)}>
            {t('download')}
          </a>
        </div>
      </Card>
    </>
  )
}

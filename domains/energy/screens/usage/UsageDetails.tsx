import { Card } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useId } from 'react'
import { BillChange } from '../../components/bill-change/BillChange'
import { ProjectedBill } from '../../components/bill-projection/ProjectedBill'
import { UsageChart } from '../../components/usage/UsageChart'
import page from '../../components/usage/UsagePage.module.css'
import { UsageSentence } from '../../components/usage/UsageSentence'
import { monthsUpTo, type UsageMonth } from '../../components/usage/usage-month'
import { useCharges } from '../../components/usage/use-charges'
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

const tableMonths = 24

/** Shows the sentence, the chart and the table first; then why the bill changed, and the likely next bill. */
export function UsageDetails({ accountId, cycles, commodity }: UsageDetailsProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const sentenceId = useId()
  const span = useReadSpan(commodity === 'gas' ? undefined : accountId)
  const bills = useCharges(accountId)
  const firstRead = span?.first.slice(0, 7) ?? null
  const months = monthsUpTo(cycles, tableMonths)
  return (
    <>
      <Card>
        <p className={page.sentence} id={sentenceId}>
          <UsageSentence accountId={accountId} commodity={commodity} cycles={cycles} />
        </p>
        <UsageChart
          accountId={accountId}
          cycles={cycles}
          commodity={commodity}
          sentenceId={sentenceId}
          details={{ bills, firstRead }}
        />
        <Disclosure
          summary={months.length === 1 ? t('tableCaptionOne') : t('tableCaption', { count: months.length })}
        >
          <UsageTable accountId={accountId} months={months} commodity={commodity} firstRead={firstRead} />
        </Disclosure>
        <div className={page.ways}>
          <a className={page.link} href={address(`/energy-saving/${accountId}`)}>
            {t('useLess')}
          </a>
          <a className={page.link} href={address(`/usage/${accountId}/download`)}>
            {t('download')}
          </a>
        </div>
      </Card>
      <BillChange which={{ accountId }} hasUsageSentence={false} />
      <div className={styles.outlook}>
        <ProjectedBill accountId={accountId} />
        {span === null ? null : <DaysCard accountId={accountId} last={span.last} />}
      </div>
    </>
  )
}

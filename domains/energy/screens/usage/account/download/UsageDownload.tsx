import {
  Button,
  Card,
  EmptyState,
  PageTitle,
  RadioGroup,
  Skeleton,
  TextField,
} from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import type { Account } from '../../../../../customers/components/accounts/account'
import { emptyText } from '../../../../components/empty-text'
import { usageLabels } from '../../../../components/usage/labels'
import { UsageGate } from '../../../../components/usage/UsageGate'
import page from '../../../../components/usage/UsagePage.module.css'
import { useReadSpan } from '../../../../components/usage/use-read-days'
import { useUsage } from '../../../../components/usage/use-usage'
import { labels } from './labels'
import styles from './UsageDownload.module.css'

const copy = { ...usageLabels, ...labels }
const downloadAddress = '/lwr/apex/v65.0/CustomerPortalUsageController/downloadUsage'

/** The usage of one account as a file: which days, and in which form. */
export function UsageDownload({ params, title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  return (
    <UsageGate accountId={params.accountId} title={title}>
      {(account) => (
        <div className={page.page}>
          <Head title={title} />
          <PageTitle lead={account.street}>{title}</PageTitle>
          <DownloadForm account={account} />
          <div className={page.ways}>
            <a className={page.link} href={address(`/usage/${account.id}`)}>
              {t('toUsage')}
            </a>
          </div>
        </div>
      )}
    </UsageGate>
  )
}

/** A plain form that requests a file: the browser saves it, and the page stays open. */
function DownloadForm({ account }: { readonly account: Account }) {
  const t = useLabels(copy)
  const { format, language, today } = usePage()
  const { state, cycles } = useUsage(account.id)
  const span = useReadSpan(account.commodity === 'gas' ? undefined : account.id)
  const newest = cycles[0]
  if (state === 'failed') return <PartFailed />
  if (state === 'loading') return <Skeleton shape="card" label={t('usageLoading')} />
  if (newest === undefined) {
    return (
      <EmptyState title={t('usageEmptyTitle')}>
        <p>{t(emptyText('usage', account))}</p>
      </EmptyState>
    )
  }
  const first = cycles.at(-1)?.start ?? newest.start
  const byMeter =
    span === null
      ? []
      : [
          { value: 'days', label: t('days'), hint: t('daysHint') },
          {
            value: 'intervals',
            label: t('intervals'),
            hint: t('intervalsHint', { date: format.date(span.first) }),
          },
        ]
  return (
    <Card>
      <form className={styles.form} action={downloadAddress} method="get">
        <p>{t('lead')}</p>
        <input type="hidden" name="accountId" value={account.id} />
        <input type="hidden" name="language" value={language} />
        <div className={styles.days}>
          <TextField name="from" type="date" label={t('from')} defaultValue={first} max={today} required />
          <TextField name="to" type="date" label={t('to')} defaultValue={today} max={today} required />
        </div>
        <RadioGroup
          name="format"
          label={t('format')}
          defaultValue="cycles"
          required
          options={[
            { value: 'cycles', label: t('cycles'), hint: t('cyclesHint') },
            ...byMeter,
            { value: 'greenButton', label: t('greenButton'), hint: t('greenButtonHint') },
          ]}
        />
        <p className={page.note}>{t('privacy')}</p>
        <div>
          <Button type="submit">{t('download')}</Button>
        </div>
      </form>
    </Card>
  )
}

import { Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { AccountGate } from '../../../customers/components/account-page/AccountGate'
import type { Account } from '../../../customers/components/accounts/account'
import { useLedger } from '../../components/use-ledger'
import styles from './AccountActivity.module.css'
import { ActivityList } from './ActivityList'
import { labels } from './labels'

/** A bill and a payment each month. */
const aYear = 24

/** What came and went on an account, and the balance after it, newest first. */
export function AccountActivity({ title }: ScreenProps) {
  const t = useLabels(labels)
  return (
    <AccountGate
      accountId={undefined}
      title={title}
      icon="bill"
      words={{ loading: t('activityLoading'), noAccountText: t('emptyText') }}
    >
      {(account) => <Activity account={account} title={title} />}
    </AccountGate>
  )
}

function Activity({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const shown = useShownRows(aYear)
  const { state, lines, hasOlder } = useLedger(account.id, shown.count)
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={account.street}>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" label={t('activityLoading')} />
      ) : lines.length === 0 ? (
        <EmptyState icon="bill" title={t('noActivity')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <Card title={t('allActivity')}>
          <ActivityList lines={lines} />
          <MoreRows shown={shown} hasMore={hasOlder} row="activity">
            {t('showOlder')}
          </MoreRows>
        </Card>
      )}
      <a className={card.link} href={address(`/bills?account=${account.id}`)}>
        {t('toBills')}
      </a>
    </div>
  )
}

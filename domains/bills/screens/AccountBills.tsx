import { Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import { WayOfEmptyPage } from '../../customers/components/account-page/WayOfEmptyPage'
import type { Account } from '../../customers/components/accounts/account'
import { BillList } from '../../energy/components/bills/BillList'
import { billLabels } from '../../energy/components/bills/labels'
import { useBills } from '../../energy/components/bills/use-bills'
import { emptyText } from '../../energy/components/empty-text'
import { AmountDue } from './AmountDue'
import styles from './Bills.module.css'
import { labels } from './labels'
import { ManageBilling } from './ManageBilling'

const copy = { ...billLabels, ...labels }
const aYear = 12

/** Shows the bills of one account, a year of them at first, or why there are none to show. */
export function AccountBills({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(copy)
  const shown = useShownRows(aYear)
  const { state, bills, hasOlder } = useBills(account.id, shown.count)
  const newest = bills[0]
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={account.street}>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" count={2} label={t('billsLoading')} />
      ) : newest === undefined ? (
        <EmptyState title={t('billsEmptyTitle')} action={<WayOfEmptyPage account={account} />}>
          <p>{t(emptyText('bills', account))}</p>
        </EmptyState>
      ) : (
        <div className={styles.cards}>
          <AmountDue accountId={account.id} bills={[newest, ...bills.slice(1)]} />
          <div className={styles.list}>
            <Card title={t('allBills')}>
              <BillList accountId={account.id} bills={bills} />
              <MoreRows shown={shown} hasMore={hasOlder} row="bill">
                {t('showOlder')}
              </MoreRows>
            </Card>
          </div>
          <ManageBilling accountId={account.id} />
        </div>
      )}
    </div>
  )
}

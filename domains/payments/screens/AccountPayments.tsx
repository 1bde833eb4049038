import { Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import type { Account } from '../../customers/components/accounts/account'
import { paymentLabels } from '../components/labels'
import { PaymentList } from '../components/PaymentList'
import { usePayments } from '../components/use-payments'
import { labels } from './labels'
import styles from './Payments.module.css'

const copy = { ...paymentLabels, ...labels }
const aYear = 12

/** The payments of one account, a year of monthly ones at first, or why there are none to show. */
export function AccountPayments({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(copy)
  const address = useAddress()
  const shown = useShownRows(aYear)
  const { state, payments, hasOlder } = usePayments(account.id, shown.count)
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'failed' ? 503 : 200} />
      <PageTitle lead={account.street}>{title}</PageTitle>
      {state === 'failed' ? (
        <PartFailed />
      ) : state === 'loading' ? (
        <Skeleton shape="card" label={t('paymentsLoading')} />
      ) : payments.length === 0 ? (
        <EmptyState icon="bill" title={t('noPayments')}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <Card title={t('allPayments')}>
          <PaymentList payments={payments} />
          <MoreRows shown={shown} hasMore={hasOlder} row="payment">
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

import { Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { paymentLabels } from '../../features/payments/labels'
import { PaymentList } from '../../features/payments/PaymentList'
import { usePayments } from '../../features/payments/use-payments'
import type { Account } from '../../shell/accounts/account'
import { useAddress } from '../../shell/navigation/address'
import { PartFailed } from '../../shell/notices/PartFailed'
import card from '../../shell/page/CardContent.module.css'
import { Head } from '../../shell/page/Head'
import { MoreRows } from '../../shell/page/MoreRows'
import { useLabels } from '../../shell/page/page-context'
import { useShownRows } from '../../shell/page/shown-rows'
import { labels } from './labels'
import styles from './Payments.module.css'

const words = { ...paymentLabels, ...labels }
const aYear = 12

/** The payments of one account, a year of monthly ones at first, or why there are none to show. */
export function AccountPayments({ account, title }: { readonly account: Account; readonly title: string }) {
  const t = useLabels(words)
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

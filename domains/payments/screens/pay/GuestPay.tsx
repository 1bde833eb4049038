import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import styles from '../../../customers/components/account-page/AccountPage.module.css'
import { OrderLookUp } from '../../../customers/components/look-up/OrderLookUp'
import { billLabels } from '../../../energy/components/bills/labels'
import { billPaymentLabels } from '../../components/bill-payment-labels'
import { useGuestBillStatus } from '../../methods/guest-bill-status/hook'
import { GuestBill } from './GuestBill'
import { labels } from './labels'

const copy = { ...billLabels, ...billPaymentLabels, ...labels }

/** Number and ZIP code first, then the bill that they lead to. */
export function GuestPay({ title }: { readonly title: string }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { form } = usePage()
  const search = new URLSearchParams(useSearch())
  const isBack = search.has('back')
  const requestsAgain = search.has('look-up')
  const { data, state, refresh } = useGuestBillStatus(requestsAgain ? undefined : isBack ? { isBack } : {})
  const problem = data?.problem ?? null
  if (requestsAgain || problem !== null) {
    return <OrderLookUp title={title} purpose="bill" hasEnded={problem === 'lookUpEnded'} />
  }
  const bill = data?.bill ?? null
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={bill?.street ?? undefined}>{title}</PageTitle>
      {data === undefined ? (
        state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" count={1} label={t('billLoading')} />
        )
      ) : bill === null ? (
        <EmptyState title={t('billsEmptyTitle')}>
          <p>{t('billsEmptyText')}</p>
        </EmptyState>
      ) : (
        <GuestBill bill={bill} isBack={isBack} refresh={refresh} />
      )}
      <div className={styles.ways}>
        <a href={address('/pay?look-up')}>{t('another')}</a>
      </div>
    </div>
  )
}

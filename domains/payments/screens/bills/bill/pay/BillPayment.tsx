import { ButtonLink, Card, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { recordOfAddress } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import styles from '../../../../../customers/components/account-page/AccountPage.module.css'
import { BillPaymentForm } from '../../../../components/BillPaymentForm'
import { billPaymentLabels } from '../../../../components/bill-payment-labels'
import { PaymentOutcome } from '../../../../components/PaymentOutcome'
import { Receipt } from '../../../../components/Receipt'
import { useBillPaymentStatus } from '../../../../methods/bill-payment-status/hook'
import { labels } from './labels'

const copy = { ...billPaymentLabels, ...labels }

/** Pays one bill once: shows the full remainder or another amount, the cost of paying, and the outcome. */
export function BillPayment({ params, title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format, form } = usePage()
  const isBack = new URLSearchParams(useSearch()).has('back')
  const billId = recordOfAddress(params.billId, 'a04')
  const requested = billId === null ? undefined : { billId, ...(isBack ? { isBack } : {}) }
  const { data: bill, state, error, refresh } = useBillPaymentStatus(requested)
  if (billId === null || error?.status === 404) return <NotFoundContent />
  const isPaid = bill !== undefined && bill.due === 0
  const last = bill?.lastPayment ?? null
  const receipt = last?.status === 'Settled' && (isBack || isPaid) ? last : null
  const heading = receipt === null ? title : t('receiptTitle')
  return (
    <div className={styles.page}>
      <Head title={heading} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={bill?.street ?? undefined}>{heading}</PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {bill === undefined && state !== 'Error' ? (
        <Skeleton shape="card" count={1} label={t('billLoading')} />
      ) : null}
      {bill === undefined ? null : (
        <>
          <PaymentOutcome
            payment={bill.lastPayment}
            isBack={isBack}
            errorTitle={t('errorTitle')}
            refresh={refresh}
            again={address(`/bills/${bill.billId}/pay?back`)}
          />
          {receipt === null ? null : <Receipt payment={receipt} bill={bill} />}
          {isPaid && receipt !== null ? null : isPaid ? (
            <Card title={t('paidTitle')}>
              <p>{t('paidText', { date: format.date(bill.billDate) })}</p>
            </Card>
          ) : (
            <BillPaymentForm bill={bill} path={`/bills/${bill.billId}/pay`} isBack={isBack}>
              <input type="hidden" name="billId" value={bill.billId} />
            </BillPaymentForm>
          )}
          <div className={styles.ways}>
            {isPaid ? <ButtonLink href={address(`/bills/${bill.billId}`)}>{t('toBill')}</ButtonLink> : null}
            {isPaid ? null : (
              <>
                <a href={address(`/bills/${bill.billId}/more-time`)}>{t('moreTime')}</a>
                <a href={address(`/bills/${bill.billId}`)}>{t('toBill')}</a>
              </>
            )}
          </div>
        </>
      )}
    </div>
  )
}

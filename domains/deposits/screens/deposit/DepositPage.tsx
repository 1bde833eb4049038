import { PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { OrderLookUp } from '../../../customers/components/look-up/OrderLookUp'
import { NoOrder } from '../../../enrollment/components/order-task/NoOrder'
import { PaymentOutcome } from '../../../payments/components/PaymentOutcome'
import { useDepositStatus } from '../../methods/deposit-status/hook'
import styles from './Deposit.module.css'
import { DepositDue } from './DepositDue'
import { DepositHeld } from './DepositHeld'
import { DepositNotFound } from './DepositNotFound'
import { DepositReview } from './DepositReview'
import { DepositWaivers } from './DepositWaivers'
import { labels } from './labels'

/** A deposit: the amount and the reason, the most that may be required, the exemptions, and its outcome. */
export function DepositPage({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { form } = usePage()
  const search = new URLSearchParams(useSearch())
  const isBack = search.has('back')
  const { orderId } = params
  const isId = orderId === undefined || /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/.test(orderId)
  const requested = { ...(orderId === undefined ? {} : { orderId }), ...(isBack ? { isBack } : {}) }
  const { data, state, error, refresh } = useDepositStatus(isId ? requested : undefined)
  if (!isId || error?.status === 404) return <DepositNotFound />
  const deposit = data?.deposit ?? null
  const problem = data?.problem ?? null
  const isOfLink = problem === 'linkOffered' || problem === 'linkExpired' || problem === 'linkNotLatest'
  const isLinkSent = search.has('sent') && (problem !== null || deposit?.isWaiverAsked === null)
  if (isOfLink || isLinkSent) {
    return <NoOrder title={title} problem={problem} isLinkSent={isLinkSent} />
  }
  if (data !== undefined && deposit === null)
    return <OrderLookUp title={title} purpose="deposit" hasEnded={problem === 'lookUpEnded'} />
  const own = deposit?.orderId ?? null
  const path = own === null ? '/deposit' : `/deposit/${own}`
  const isOpen =
    deposit?.status === 'Due' || deposit?.status === 'Part_Paid' || deposit?.status === 'In_Review'
  return (
    <div className={styles.page}>
      <Head title={title} status={state === 'Error' ? 503 : (form?.status ?? 200)} />
      <PageTitle lead={deposit?.street ?? undefined}>{title}</PageTitle>
      {state === 'Error' ? <PartFailed /> : null}
      {deposit === null && state !== 'Error' ? (
        <Skeleton shape="card" count={2} label={t('depositLoading')} />
      ) : null}
      {deposit === null ? null : (
        <>
          <PaymentOutcome
            payment={deposit.lastPayment}
            isBack={isBack}
            errorTitle={t('errorTitle')}
            refresh={refresh}
            again={address(`${path}?back`)}
          />
          <div className={styles.columns}>
            {deposit.rest > 0 ? (
              <DepositDue deposit={deposit} path={path} isBack={isBack} />
            ) : isOpen ? (
              <DepositReview deposit={deposit} path={path} />
            ) : (
              <DepositHeld deposit={deposit} />
            )}
            {isOpen ? <DepositWaivers isRequested={deposit.isWaiverAsked} path={path} /> : null}
          </div>
          <div className={styles.ways}>
            <a href={address(own === null ? '/enrollment-status' : `/enrollment-status/${own}`)}>
              {t('toOrder')}
            </a>
          </div>
        </>
      )}
    </div>
  )
}

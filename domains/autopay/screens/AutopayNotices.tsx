import { ButtonLink, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { CallUs } from '../../customer-service/components/CallUs'
import { paymentPollMs } from '../../payments/facts/payment-poll'
import type { AutopayOverview } from '../components/autopay'
import { autopayLabels } from '../components/labels'
import { useMethodName } from '../components/method-text'
import { labels } from './labels'

const copy = { ...autopayLabels, ...labels }

interface AutopayNoticesProps {
  readonly autopay: AutopayOverview
  readonly query: URLSearchParams
  readonly refresh: () => Promise<unknown>
}

/** What just happened, and what needs the customer: the most urgent alone. */
export function AutopayNotices({ autopay, query, refresh }: AutopayNoticesProps) {
  const t = useLabels(copy)
  const nameOf = useMethodName()
  const address = useAddress()
  const { format } = usePage()
  const { accountId, offer, setup, state, method, lastPayment, bill } = autopay
  usePolling(refresh, paymentPollMs, lastPayment?.isOnItsWay === true)
  if (offer !== null) {
    return (
      <Notice kind="info" title={t('oneStep')}>
        <p>{t('oneStepText', { method: nameOf(offer.method) })}</p>
        <ButtonLink href={address(`/autopay/authorize?account=${accountId}`)}>{t('toAuthorize')}</ButtonLink>
      </Notice>
    )
  }
  if (state === 'Suspended') {
    return (
      <Notice kind="danger" title={t('suspendedTitle')}>
        <p>{t(autopay.suspendedBecause === 'Expired_Card' ? 'suspendedExpired' : 'suspendedReturned')}</p>
        {bill === null ? null : (
          <>
            <p>{t('owed', { amount: format.money(bill.due) })}</p>
            <ButtonLink href={address(`/bills/${bill.billId}/pay`)}>{t('payToday')}</ButtonLink>
          </>
        )}
      </Notice>
    )
  }
  if (setup === 'failed' && query.has('back')) {
    return (
      <Notice kind="danger" title={t('registrationFailed')}>
        <p>{t('registrationFailedText')}</p>
        <CallUs />
      </Notice>
    )
  }
  if (setup === 'left' && query.has('back')) {
    return (
      <Notice kind="info" title={t('left')}>
        <p>{t('leftText')}</p>
      </Notice>
    )
  }
  if (query.has('off') && state === 'Off') {
    return (
      <Notice kind="success" title={t('off')}>
        <p>{t('offText')}</p>
      </Notice>
    )
  }
  if (query.has('done') && state === 'Active') {
    return (
      <Notice kind="success" title={t('done')}>
        <p>{t('doneText')}</p>
      </Notice>
    )
  }
  if (method?.expiresSoon === true && method.expiryYear !== null) {
    const month = `${method.expiryYear}-${String(method.expiryMonth).padStart(2, '0')}`
    return (
      <Notice kind="warning" title={t('expiresSoon', { month: format.month(month) })}>
        <p>{t('expiresSoonText')}</p>
      </Notice>
    )
  }
  return null
}

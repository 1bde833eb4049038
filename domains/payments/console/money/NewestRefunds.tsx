import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { paymentPollMs } from '../../facts/payment-poll'
import { refundFailureNames, refundStatusNames } from '../../facts/refund-values'
import type { AccountMoney } from '../../methods/account-money/client'
import { labels } from './labels'
import styles from './Money.module.css'

interface NewestRefundsProps extends Pick<AccountMoney, 'refunds'> {
  readonly refresh: () => Promise<unknown>
}

/** Lists the newest refunds, with the outcome of each; shows nothing where there was none. */
export function NewestRefunds({ refunds, refresh }: NewestRefundsProps) {
  const t = useLabels(labels)
  const statusText = useLabels(refundStatusNames)
  const failureText = useLabels(refundFailureNames)
  const address = useAddress()
  const { format } = usePage()
  usePolling(
    refresh,
    paymentPollMs,
    refunds.some(({ status }) => status === 'Sending'),
  )
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="newest-refunds">
      <h3 id="newest-refunds">{t('newestRefunds')}</h3>
      <ul className={styles.list}>
        {refunds.map(({ refundId, number, amount, status, failure, requestedAt }) => (
          <li key={refundId} className={styles.row}>
            <a href={address(`/console/record/${refundId}`)}>{number}</a>
            <span className={styles.amount}>{format.money(amount)}</span>
            <span className={styles.detail}>
              {[
                statusText(status as keyof typeof refundStatusNames),
                failure === null ? '' : failureText(failure as keyof typeof refundFailureNames),
                requestedAt === null ? '' : t('requestedOn', { date: format.date(requestedAt.slice(0, 10)) }),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Card, Notice } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { NotOffered } from '../../customer-service/components/NotOffered'
import { useOffers } from '../../customer-service/components/use-offers'
import styles from '../../customers/components/account-page/AccountPage.module.css'
import { accountPageLabels } from '../../customers/components/account-page/labels'
import type { AutopayOverview } from '../components/autopay'
import { ChooseMethod } from './ChooseMethod'
import { labels } from './labels'

const copy = { ...accountPageLabels, ...labels }

/**
 * Shows the meaning of AutoPay, its effect on today’s bill, and the way to turn it on; at the side once only the
 * authorization is left.
 */
export function AutopayOff({ autopay }: { readonly autopay: AutopayOverview }) {
  const t = useLabels(copy)
  const address = useAddress()
  const offers = useOffers()
  if (!offers('autopay')) return <NotOffered />
  if (!autopay.canEnroll) {
    return (
      <Notice kind="info" title={t('closedTitle')}>
        <p>{t('closedText')}</p>
        <p>
          <a href={address('/bills')}>{t('toBills')}</a>
        </p>
      </Notice>
    )
  }
  return (
    <Card title={t('offTitle')}>
      <div className={card.stack}>
        <ul className={styles.facts}>
          <li>{t('offFacts')}</li>
          <li>{t('noticeFact')}</li>
          <li>{t('cancelFact')}</li>
          <li>{t('hostedFact')}</li>
        </ul>
        <TodaysBill bill={autopay.bill} />
        {autopay.offer === null ? (
          <ChooseMethod accountId={autopay.accountId} isChange={false} />
        ) : (
          <Disclosure summary={t('beginChange')}>
            <ChooseMethod accountId={autopay.accountId} isChange />
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

/** Whether the bill that is open today is debited, and when. */
function TodaysBill({ bill }: Pick<AutopayOverview, 'bill'>) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format, today } = usePage()
  if (bill === null) return <p className={card.strong}>{t('todayNone')}</p>
  const values = { amount: format.money(bill.due), date: format.date(bill.dueDate) }
  if (bill.isIncluded) {
    return (
      <div>
        <p className={card.strong}>{t('todayIncluded', values)}</p>
        <p>{t('todayCancelBy', { date: format.date(bill.cancelBy) })}</p>
      </div>
    )
  }
  return (
    <div>
      <p className={card.strong}>{t(bill.dueDate < today ? 'todayWasDue' : 'todayExcluded', values)}</p>
      <p>
        <a href={address(`/bills/${bill.billId}/pay`)}>{t('payToday')}</a>
      </p>
    </div>
  )
}

import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { billLabels } from '../../energy/components/bills/labels'
import { useBills } from '../../energy/components/bills/use-bills'
import { FailedPayment } from '../../payments/components/PaymentOutcome'
import { useAmountOwed } from '../../payments/components/use-amount-owed'
import styles from './Home.module.css'
import { labels } from './labels'

const copy = { ...billLabels, ...labels }

/** A bill that is owed for longer is among the newest too: each bill carries what the last one left. */
const aYear = 13

interface BillCardProps {
  readonly accountId: string
  /** Whether nothing else on the page is more urgent: a page has one main button. */
  readonly isFirst: boolean
}

/** What is left to pay of the newest bill that is owed, by when, and the way to pay it; a word when nothing is. */
export function BillCard({ accountId, isFirst }: BillCardProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format, today } = usePage()
  const { bills } = useBills(accountId, aYear)
  const { state, bill, due, lastPayment } = useAmountOwed(bills)
  if (bills.length === 0 || state !== 'ready') return null
  if (bill === null) {
    return (
      <Card title={t('billTitle')}>
        <p className={styles.sentence}>{t('nothingDue')}</p>
        <a className={card.link} href={address('/alerts')}>
          {t('billAlerts')}
        </a>
      </Card>
    )
  }
  return (
    <>
      {lastPayment === null ? null : <FailedPayment payment={lastPayment} />}
      <Card title={t('billTitle')} tone={bill.status === 'Past_Due' ? 'urgent' : 'plain'}>
        <div className={styles.stack}>
          <p className={card.amount}>{format.money(due)}</p>
          <p className={styles.sentence}>
            {t(bill.dueDate < today ? 'wasDue' : 'dueBy', { date: format.date(bill.dueDate) })}
          </p>
          <div className={card.ways}>
            <ButtonLink variant={isFirst ? 'primary' : 'secondary'} href={address(`/bills/${bill.id}/pay`)}>
              {t('payNow')}
            </ButtonLink>
            <a className={card.link} href={address(`/bills/${bill.id}`)}>
              {t('seeBill')}
            </a>
          </div>
        </div>
      </Card>
    </>
  )
}

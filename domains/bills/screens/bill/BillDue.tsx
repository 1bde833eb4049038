import { ButtonLink, Card, Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { StatusWord } from '../../../customers/components/status/StatusWord'
import { type Bill, billTones, isOwed } from '../../../energy/components/bills/bill'
import styles from './Bill.module.css'
import { labels } from './labels'

/** What the bill asks for, by when, and what became of it. */
export function BillDue({ bill }: { readonly bill: Bill }) {
  const t = useLabels(labels)
  const { format, today } = usePage()
  const address = useAddress()
  const isCredit = bill.closing < 0
  const isToPay = isOwed(bill)
  return (
    <Card
      title={t(isCredit ? 'creditAmount' : isToPay ? 'amountDue' : 'billedAmount')}
      tone={bill.status === 'Past_Due' ? 'urgent' : 'plain'}
      action={<StatusWord tone={billTones[bill.status]}>{bill.statusWord}</StatusWord>}
    >
      <div className={styles.due}>
        <p className={styles.amount}>{format.money(Math.abs(bill.closing))}</p>
        {isCredit ? null : (
          <p className={styles.dueDate}>
            {t(bill.dueDate < today ? 'wasDue' : 'dueBy', { date: format.date(bill.dueDate) })}
          </p>
        )}
        <p className={styles.note}>{t(noteOf(bill))}</p>
        {isToPay ? (
          <div className={styles.ways}>
            <ButtonLink href={address(`/bills/${bill.id}/pay`)}>{t('payBill')}</ButtonLink>
            <a className={styles.link} href={address(`/bills/${bill.id}/more-time`)}>
              {t('moreTime')}
            </a>
          </div>
        ) : null}
      </div>
      {bill.isEstimated ? (
        <Notice kind="info">
          <p>{t('estimatedNote')}</p>
        </Notice>
      ) : null}
    </Card>
  )
}

function noteOf({ status, closing }: Bill) {
  if (closing < 0) return 'noteCredit'
  if (status === 'Paid') return 'notePaid'
  if (status === 'Past_Due') return 'notePastDue'
  return status === 'Carried_Over' ? 'noteCarriedOver' : 'noteOpen'
}

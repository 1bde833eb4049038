import { ButtonLink, Card, Notice, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { StatusText } from '../../../customers/components/status/StatusText'
import { type Bill, billTones } from '../../../energy/components/bills/bill'
import { billPaymentLabels } from '../../../payments/components/bill-payment-labels'
import { useAmountOwed } from '../../../payments/components/use-amount-owed'
import styles from './Bill.module.css'
import { labels } from './labels'

const copy = { ...billPaymentLabels, ...labels }

/** What is left to pay of the bill, by when, and what became of it. */
export function BillDue({ bill }: { readonly bill: Bill }) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const address = useAddress()
  const { state, due } = useAmountOwed([bill])
  if (state === 'failed') return <PartFailed />
  if (state === 'loading') return <Skeleton shape="card" label={t('billLoading')} />
  const isToPay = due > 0
  const isCredit = bill.closing < 0 && !isToPay
  const paid = isToPay ? bill.closing - due : 0
  return (
    <Card
      title={t(isCredit ? 'creditAmount' : isToPay ? 'amountDue' : 'billedAmount')}
      tone={bill.status === 'Past_Due' ? 'urgent' : 'plain'}
      action={<StatusText tone={billTones[bill.status]}>{bill.statusText}</StatusText>}
    >
      <div className={styles.due}>
        <p className={styles.amount}>{format.money(isToPay ? due : Math.abs(bill.closing))}</p>
        {isCredit ? null : (
          <p className={styles.dueDate}>
            {t(bill.dueDate < today ? 'wasDue' : 'dueBy', { date: format.date(bill.dueDate) })}
          </p>
        )}
        {paid > 0 ? (
          <p className={styles.note}>
            {t('paidSoFar', { paid: format.money(paid), all: format.money(bill.closing) })}
          </p>
        ) : null}
        <p className={styles.note}>{t(noteOf(bill, isToPay))}</p>
        {isToPay ? (
          <div className={styles.ways}>
            <ButtonLink href={address(`/bills/${bill.id}/pay`)}>
              {t('payAmount', { amount: format.money(due) })}
            </ButtonLink>
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

function noteOf({ status, closing }: Bill, isToPay: boolean) {
  if (closing < 0 && !isToPay) return 'noteCredit'
  if (status !== 'Carried_Over' && !isToPay) return 'notePaid'
  if (status === 'Past_Due') return 'notePastDue'
  return status === 'Carried_Over' ? 'noteCarriedOver' : 'noteOpen'
}

import { Card, DescriptionList } from '@porchlight/design-system'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from './Deposit.module.css'
import type { Deposit } from './deposit'
import { labels } from './labels'

/** A deposit with nothing due: what we hold of it, what it earns and when it goes back. */
export function DepositHeld({ deposit }: { readonly deposit: Deposit }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { ledger, status, paid, confirmationNumber } = deposit
  if (status === 'Refunding' || status === 'Refund_Failed') {
    const isFailed = status === 'Refund_Failed'
    return (
      <Card title={t(isFailed ? 'refundFailedTitle' : 'refundingTitle')}>
        <div className={card.stack}>
          <p className={card.amount}>{format.money(paid ?? 0)}</p>
          <p>{t(isFailed ? 'refundFailedText' : 'refundingText')}</p>
        </div>
      </Card>
    )
  }
  if (ledger === null && status === 'Refunded') {
    return (
      <Card title={t('refundedTitle')}>
        <p className={card.amount}>{format.money(paid ?? 0)}</p>
      </Card>
    )
  }
  if (ledger === null) {
    const isWaived = status === 'Waived'
    return (
      <Card title={t(isWaived ? 'waivedTitle' : 'endedTitle')}>
        <p>{t(isWaived ? 'waivedText' : 'endedText')}</p>
      </Card>
    )
  }
  const { onTimeBills, billsUntilRefund, refundMonth, refundDate } = ledger
  const all = onTimeBills + billsUntilRefund
  const items = [
    { term: t('paidOn'), description: format.date(ledger.paidDate) },
    { term: t('confirmation'), description: confirmationNumber },
    { term: t('interest'), description: ledger.interest === null ? null : format.money(ledger.interest) },
    { term: t('rate'), description: ledger.rate === null ? null : format.percent(ledger.rate / 100) },
    { term: t('refundedOn'), description: refundDate === null ? null : format.date(refundDate) },
  ]
  return (
    <Card title={t(refundDate === null ? 'heldTitle' : 'refundedTitle')}>
      <div className={card.stack}>
        <p className={card.amount}>{format.money(paid ?? 0)}</p>
        {refundDate !== null ? null : (
          <>
            <p className={card.strong}>
              {billsUntilRefund === 0
                ? t('refundSoon')
                : t('countdown', {
                    count: billsUntilRefund,
                    month: format.month(refundMonth ?? ledger.paidDate),
                  })}
            </p>
            <progress className={styles.progress} max={all} value={onTimeBills} aria-label={t('progress')} />
            <p className={card.note}>{t('onTime', { done: onTimeBills, all })}</p>
          </>
        )}
        <DescriptionList items={items.filter(({ description }) => description !== null)} />
        {refundDate === null ? (
          <p className={card.note}>{t('recalculation', { date: format.date(ledger.recalculationFrom) })}</p>
        ) : null}
      </div>
    </Card>
  )
}

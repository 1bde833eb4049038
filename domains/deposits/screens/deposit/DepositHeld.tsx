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
  const { ledger, status, confirmationNumber } = deposit
  const [paid, applied] = [deposit.paid ?? 0, deposit.applied ?? 0]
  const appliedText =
    applied > 0 ? (
      <p>{t('appliedText', { applied: format.money(applied), all: format.money(paid) })}</p>
    ) : null
  if (status === 'Refunding' || status === 'Refund_Failed') {
    const isFailed = status === 'Refund_Failed'
    const isWaiting = deposit.lastPayment?.isOnItsWay === true
    return (
      <Card title={t(isFailed ? 'refundFailedTitle' : 'refundingTitle')}>
        <div className={card.stack}>
          <p className={card.amount}>{format.money(paid - applied)}</p>
          {appliedText}
          <p>{t(isFailed ? 'refundFailedText' : isWaiting ? 'refundWaitsText' : 'refundingText')}</p>
        </div>
      </Card>
    )
  }
  if (ledger === null && status === 'Refunded') {
    return (
      <Card title={t('refundedTitle')}>
        <p className={card.amount}>{format.money(paid)}</p>
      </Card>
    )
  }
  if (ledger === null) {
    const isWaived = status === 'Waived'
    // A guest is not shown whether it was paid, waived or cancelled.
    const endedText = deposit.paid === null ? 'maskedText' : 'endedText'
    return (
      <Card title={t(isWaived ? 'waivedTitle' : 'endedTitle')}>
        <p>{t(isWaived ? 'waivedText' : endedText)}</p>
      </Card>
    )
  }
  const { onTimeBills, billsUntilRefund, refundMonth, refundDate } = ledger
  const isApplied = status === 'Applied'
  const all = onTimeBills + billsUntilRefund
  const items = [
    { term: t('paidOn'), description: format.date(ledger.paidDate) },
    { term: t('confirmation'), description: confirmationNumber },
    {
      term: t(ledger.isInterestCredited ? 'interestCredited' : 'interest'),
      description: ledger.interest === null ? null : format.money(ledger.interest),
    },
    { term: t('rate'), description: ledger.rate === null ? null : format.percent(ledger.rate / 100) },
    {
      term: t(isApplied ? 'appliedOn' : 'refundedOn'),
      description: refundDate === null ? null : format.date(refundDate),
    },
  ]
  return (
    <Card title={t(isApplied ? 'appliedTitle' : refundDate === null ? 'heldTitle' : 'refundedTitle')}>
      <div className={card.stack}>
        <p className={card.amount}>{format.money(isApplied ? paid : paid - applied)}</p>
        {isApplied ? null : appliedText}
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

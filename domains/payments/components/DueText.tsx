import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { dueLabels } from './due-labels'
import type { DatedAmount } from './use-amount-owed'

interface DueTextProps {
  readonly dueDate: string
  readonly debit: DatedAmount | null
  readonly arranged: DatedAmount | null
  /** The style of the sentence. */
  readonly className?: string | undefined
}

/**
 * Shows in a sentence by when an amount is to be paid: by its due date, as arranged, or not by the customer at all,
 * because AutoPay debits it.
 */
export function DueText({ dueDate, debit, arranged, className }: DueTextProps) {
  const t = useLabels(dueLabels)
  const address = useAddress()
  const { format, today } = usePage()
  const spoken = ({ amount, date }: DatedAmount) => ({
    amount: format.money(amount),
    date: format.date(date),
  })
  return (
    <>
      {debit === null && arranged === null ? (
        <p className={className}>{t(dueDate < today ? 'wasDue' : 'dueBy', { date: format.date(dueDate) })}</p>
      ) : null}
      {arranged === null ? null : <p className={className}>{t('arranged', spoken(arranged))}</p>}
      {debit === null ? null : (
        <p className={className}>
          {t(debit.date < today ? 'debitWaits' : 'debited', spoken(debit))}{' '}
          <a href={address('/autopay')}>{t('toAutopay')}</a>
        </p>
      )}
    </>
  )
}

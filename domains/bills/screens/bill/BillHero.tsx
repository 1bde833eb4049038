import { ButtonLink, Hero } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Bill } from '../../../energy/components/bills/bill'
import { billPaymentLabels } from '../../../payments/components/bill-payment-labels'
import { DueText } from '../../../payments/components/DueText'
import { useAmountOwed } from '../../../payments/components/use-amount-owed'
import { labels } from './labels'

const copy = { ...billPaymentLabels, ...labels }

interface BillHeroProps {
  /** The title of the page. */
  readonly heading: string
  readonly bill: Bill
}

/** What is left to pay of the bill, by when, and how; or that nothing is. */
export function BillHero({ heading, bill }: BillHeroProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  const { state, due, debit, arranged } = useAmountOwed([bill])
  if (state !== 'ready')
    return <Hero heading={heading}>{state === 'failed' ? <PartFailed /> : undefined}</Hero>
  const isToPay = due > 0
  const isCredit = bill.closing < 0 && !isToPay
  const paid = isToPay ? bill.closing - due : 0
  return (
    <Hero
      heading={heading}
      subject={t(isCredit ? 'creditAmount' : isToPay ? 'amountDue' : 'billedAmount')}
      figure={format.money(isToPay ? due : Math.abs(bill.closing))}
      action={
        isToPay && debit === null ? (
          <ButtonLink href={address(`/bills/${bill.id}/pay`)}>
            {t('payAmount', { amount: format.money(due) })}
          </ButtonLink>
        ) : undefined
      }
      more={isToPay ? <OtherWays bill={bill} isDebited={debit !== null} /> : undefined}
    >
      {isCredit ? null : <DueText dueDate={bill.dueDate} debit={debit} arranged={arranged} />}
      {paid > 0 ? (
        <p>{t('paidSoFar', { paid: format.money(paid), all: format.money(bill.closing) })}</p>
      ) : null}
      <Note bill={bill} isToPay={isToPay} />
      {bill.isEstimated ? <p>{t('estimatedNote')}</p> : null}
    </Hero>
  )
}

/** Links to pay at another time than requested: later, or before AutoPay does. */
function OtherWays({ bill, isDebited }: Pick<BillHeroProps, 'bill'> & { readonly isDebited: boolean }) {
  const t = useLabels(labels)
  const address = useAddress()
  return isDebited ? (
    <a href={address(`/bills/${bill.id}/pay`)}>{t('payEarlier')}</a>
  ) : (
    <a href={address(`/bills/${bill.id}/more-time`)}>{t('moreTime')}</a>
  )
}

/** Shows the outcome of the bill; nothing while it is simply due. */
function Note({ bill, isToPay }: Pick<BillHeroProps, 'bill'> & { readonly isToPay: boolean }) {
  const t = useLabels(labels)
  if (bill.closing < 0 && !isToPay) return <p>{t('noteCredit')}</p>
  if (bill.status === 'Carried_Over') return <p>{t('noteCarriedOver')}</p>
  if (!isToPay) return <p>{t('notePaid')}</p>
  return bill.status === 'Past_Due' ? <p>{t('notePastDue')}</p> : null
}

import { Card, RadioGroup, TextField } from '@porchlight/design-system'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import styles from './BillPaymentForm.module.css'
import { billPaymentLabels } from './bill-payment-labels'
import { DueText } from './DueText'
import { outcomeLabels } from './outcome-labels'
import type { LastPayment } from './PaymentOutcome'
import type { DatedAmount } from './use-amount-owed'

const copy = { ...outcomeLabels, ...billPaymentLabels }

/** A bill that can be paid, as the server returns it; amounts in dollars, dates as calendar dates `YYYY-MM-DD`. */
export interface BillToPay {
  readonly status: string
  readonly dueDate: string
  readonly billed: number
  readonly due: number
  readonly least: number
  readonly fee: number
  readonly lastPayment: Pick<LastPayment, 'isOnItsWay' | 'status' | 'amount'> | null
  /** Absent for guests, who do not learn how an account is paid. */
  readonly debit?: DatedAmount | null
  readonly arranged?: DatedAmount | null
}

interface BillPaymentFormProps {
  readonly bill: BillToPay
  /** Where the form posts to, without `/es`. */
  readonly path: string
  /** Whether the browser returns from the payment page: the earlier choices are then preselected. */
  readonly isBack: boolean
  /** What else it sends, such as which bill. */
  readonly children?: ReactNode
}

/** How much to pay, and what it costs, before the payment page. */
export function BillPaymentForm({ bill, path, isBack, children }: BillPaymentFormProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format } = usePage()
  const tried = isBack && bill.lastPayment !== null ? triedAmount(bill.lastPayment, bill.due) : null
  const range = t('amountHint', { least: format.money(bill.least), most: format.money(bill.due) })
  return (
    <Card title={t('dueTitle')} tone={bill.status === 'Past_Due' ? 'urgent' : 'plain'}>
      <div className={card.stack}>
        <p className={card.amount}>{format.money(bill.due)}</p>
        <DueText
          className={card.strong}
          dueDate={bill.dueDate}
          debit={bill.debit ?? null}
          arranged={bill.arranged ?? null}
        />
        {bill.debit == null ? null : <p>{t('paidBeforeDebit')}</p>}
        {bill.due < bill.billed ? (
          <p>
            {t('paidSoFar', { paid: format.money(bill.billed - bill.due), all: format.money(bill.billed) })}
          </p>
        ) : null}
        <p>{bill.fee === 0 ? t('noFee') : t('fee', { fee: format.money(bill.fee) })}</p>
        {bill.lastPayment?.isOnItsWay === true ? null : (
          <PlainForm
            action={address(path)}
            failedTitle={t('notPaid')}
            submit={
              <>
                <span className={styles.payAll}>{t('payAmount', { amount: format.money(bill.due) })}</span>
                <span className={styles.payOther}>{t('pay')}</span>
              </>
            }
            submitting={t('paying')}
            check={({ share, amount = '' }): FormErrors =>
              share === 'other' && amount.trim() === '' ? { amount: 'requiredFieldMissing' } : {}
            }
            customMessages={{
              paymentUnavailable: { title: t('errorTitle'), text: t('errorText') },
              paymentNotProcessed: { title: t('declined'), text: t('declinedText') },
              nothingDue: { title: t('paidTitle'), text: t('nothingDueText') },
            }}
          >
            {(field) => (
              <div className={styles.share}>
                {children}
                <RadioGroup
                  name="share"
                  label={t('howMuch')}
                  defaultValue={field('share').defaultValue || (tried === null ? 'full' : 'other')}
                  options={[
                    { value: 'full', label: t('all', { amount: format.money(bill.due) }) },
                    { value: 'other', label: t('other') },
                  ]}
                />
                <div className={styles.other}>
                  <TextField
                    {...field('amount')}
                    defaultValue={field('amount').defaultValue || (tried ?? '')}
                    label={t('amount')}
                    hint={range}
                    width="short"
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={12}
                  />
                </div>
              </div>
            )}
          </PlainForm>
        )}
        <p className={card.note}>{t('hostedNote')}</p>
      </div>
    </Card>
  )
}

/** Another amount than all of it that was chosen and not paid, as it is typed; null for all others. */
function triedAmount({ status, amount }: Pick<LastPayment, 'status' | 'amount'>, due: number): string | null {
  const isUnpaid = status === 'Declined' || status === 'Cancelled' || status === 'Pending'
  return isUnpaid && amount < due ? amount.toFixed(2) : null
}

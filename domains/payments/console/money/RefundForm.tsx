import { Button, ErrorSummary, SelectField, TextArea, TextField } from '@porchlight/design-system'
import { useRefusals } from '@porchlight/page-parts/forms/use-refusals'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  longestRefundNote,
  type RefundReason,
  refundReasonNames,
  refundReasons,
} from '../../facts/refund-values'
import type { AccountMoney } from '../../methods/account-money/client'
import { labels } from './labels'
import styles from './Money.module.css'
import { type RequestedRefund, requestRefund } from './request-refund'

interface RefundFormProps {
  readonly payment: AccountMoney['payments'][number]
  /** From this amount on, in dollars, a second person approves. */
  readonly approvalFrom: number
  readonly done: (refund: RequestedRefund) => Promise<void>
  readonly cancel: () => void
  /** Reads the refundable amount again. */
  readonly refresh: () => Promise<unknown>
}

/** Below a payment: how much of it goes back, and why. */
export function RefundForm({ payment, approvalFrom, done, cancel, refresh }: RefundFormProps) {
  const t = useLabels(labels)
  const reasonText = useLabels(refundReasonNames)
  const { format } = usePage()
  const form = useRef<HTMLFormElement>(null)
  const { errorOf, summary, refuse, refuseEmpty } = useRefusals((field, key) => t(problemLabel(field, key)))
  const [isBusy, setBusy] = useState(false)
  const { number, paymentId, refundable } = payment
  // Opening the form by the keyboard moves the focus into it.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const entered = new FormData(event.currentTarget)
    const textOf = (name: string) => String(entered.get(name) ?? '').trim()
    if (refuseEmpty(entered, ['amount', 'reason', 'note'])) return
    setBusy(true)
    const answer = await requestRefund({
      paymentId,
      amount: textOf('amount'),
      offered: refundable,
      reason: textOf('reason') as RefundReason,
      note: textOf('note'),
    })
    setBusy(false)
    if (!('errors' in answer)) return done(answer)
    const { form: key, ...ofFields } = answer.errors
    refuse(key === 'refundOutOfRange' ? { amount: key } : key === undefined ? ofFields : { form: key })
    if (key === 'refundChanged') await refresh()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('refundNumber', { number })}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary title={t('notRefunded')} errors={summary} />
      <TextField
        name="amount"
        label={t('refundAmount')}
        hint={t('refundAmountHint', {
          most: format.money(refundable),
          limit: format.money(approvalFrom),
        })}
        error={errorOf('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={refundable.toFixed(2)}
        required
      />
      <SelectField
        name="reason"
        label={t('refundReason')}
        error={errorOf('reason')}
        defaultValue=""
        options={[
          { value: '', label: t('chooseReason') },
          ...refundReasons.map((value) => ({ value, label: reasonText(value) })),
        ]}
        required
      />
      <TextArea
        name="note"
        label={t('refundNote')}
        hint={t('refundNoteHint')}
        error={errorOf('note')}
        rows={2}
        maxLength={longestRefundNote}
        required
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('refunding')}>
          {t('refund')}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {t('cancelRefund')}
        </Button>
      </div>
    </form>
  )
}

const missingLabels = {
  amount: 'amountMissing',
  reason: 'reasonMissing',
  note: 'noteMissing',
} as const

function problemLabel(field: string, key: string) {
  if (key === 'requiredFieldMissing' && field in missingLabels) {
    return missingLabels[field as keyof typeof missingLabels]
  }
  if (key === 'refundOutOfRange') return 'amountOutOfRange'
  if (key === 'refundChanged') return 'refundChanged'
  return 'refundUnavailable'
}

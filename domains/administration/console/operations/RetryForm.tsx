import { Button, TextArea } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import { maxReasonLength, maxRetried } from '../../facts/operations-limits'
import { labels } from './labels'

interface RetryFormProps {
  readonly count: number
  /** Retries the selected jobs; false when nothing was sent, which leaves the reason in place. */
  readonly retry: (reason: string) => Promise<boolean>
  readonly clear: () => void
}

/** The form below the selected jobs that requests a reason for retrying them. */
export function RetryForm({ count, retry, clear }: RetryFormProps) {
  const t = useLabels(labels)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isTooMany = count > maxRetried

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isTooMany) return
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    setBusy(true)
    if (await retry(reason.trim())) setReason('')
    setBusy(false)
  }

  return (
    <form
      className={content.form}
      aria-label={t('selection')}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <p role="status">
        {t('selected', { count: String(count) })}
        {isTooMany ? ` · ${t('tooMany', { count: String(maxRetried) })}` : ''}
      </p>
      <TextArea
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        error={isMissing ? t('reasonMissing') : undefined}
        rows={2}
        maxLength={maxReasonLength}
        required
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('retrying')} aria-disabled={isTooMany || undefined}>
          {t('retry')}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      </div>
    </form>
  )
}

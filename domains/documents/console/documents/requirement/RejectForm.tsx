import type { BrandKey } from '@porchlight/brands'
import { Button, RadioGroup } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef, useState } from 'react'
import styles from './Decision.module.css'
import { labels } from './labels'
import { useReasons } from './use-reasons'

interface RejectFormProps {
  readonly brand: BrandKey
  /** A value of `Document_Type__c`. */
  readonly type: string
  /** The language that the customer reads. */
  readonly customerLanguage: 'en' | 'es'
  readonly isSending: boolean
  readonly onReject: (reasonId: string) => void
  readonly onCancel: () => void
}

/** The choice of a reason, with the text that the customer will read. */
export function RejectForm({
  brand,
  type,
  customerLanguage,
  isSending,
  onReject,
  onCancel,
}: RejectFormProps) {
  const t = useLabels(labels)
  const { language } = usePage()
  const { state, reasons } = useReasons(brand, type)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const choices = useRef<HTMLDivElement>(null)
  const chosen = reasons.find(({ id }) => id === chosenId) ?? reasons[0]
  const hasReasons = reasons.length > 0

  useEffect(() => {
    if (hasReasons) choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [hasReasons])

  return (
    <form
      className={styles.decision}
      onChange={(event) => setChosenId(String(new FormData(event.currentTarget).get('reason')))}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== undefined) onReject(chosen.id)
      }}
    >
      {hasReasons ? (
        <div ref={choices}>
          <RadioGroup
            name="reason"
            label={t('reason')}
            options={reasons.map(({ id, words }) => ({ value: id, label: words[language] }))}
            defaultValue={chosen?.id}
          />
        </div>
      ) : (
        <p role="status">
          {t(state === 'ready' ? 'noReasons' : state === 'failed' ? 'reasonsFailed' : 'loadingReasons')}
        </p>
      )}
      {chosen === undefined ? null : (
        <p className={styles.reads}>
          {t('customerReads')} <q lang={customerLanguage}>{chosen.words[customerLanguage]}</q>
        </p>
      )}
      <div className={styles.ways}>
        {hasReasons ? (
          <Button type="submit" busy={isSending} busyLabel={t('rejecting')}>
            {t('reject')}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

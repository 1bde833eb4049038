import { usePerformUpdateRecordQuickAction } from '@porchlight/data-service-react'
import { Button, Card, RadioGroup } from '@porchlight/design-system'
import { createLabels } from '@porchlight/i18n'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShortcuts } from '@porchlight/page-parts/page/use-shortcuts'
import { useEffect, useRef, useState } from 'react'
import { NextWork } from '../../../../customers/components/work/NextWork'
import { useNextWork } from '../../../../customers/components/work/use-next-work'
import { documentLabels, reasonLabel, statusLabel } from '../../../components/document-labels'
import styles from './Decision.module.css'
import { labels } from './labels'

const reasons = [
  'Unreadable',
  'Address_Differs',
  'Name_Differs',
  'Too_Old',
  'Page_Missing',
  'Linked_To_Earlier_Occupant',
  'Unsafe_File',
] as const

interface DecisionProps {
  readonly requirementId: string
  readonly status: string
  /** Why it was rejected; null in every other state. */
  readonly reason: string | null
  /** The language that the customer reads. */
  readonly language: 'en' | 'es'
  readonly refresh: () => Promise<unknown>
}

/** Accepts the document, or rejects it for a reason that the customer reads; then the next one is opened. */
export function Decision({ requirementId, status, reason, language, refresh }: DecisionProps) {
  const t = useLabels({ ...documentLabels, ...labels })
  const perform = usePerformUpdateRecordQuickAction()
  const next = useNextWork('document')
  const [isRejecting, setRejecting] = useState(false)
  const [chosen, setChosen] = useState<string>(reasons[0])
  const [sending, setSending] = useState<'Accept' | 'Reject' | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const isOpen = status === 'Checking'

  useEffect(() => {
    if (isRejecting) choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [isRejecting])

  async function decide(action: 'Accept' | 'Reject') {
    if (sending !== null || !isOpen) return
    setSending(action)
    setFailed(false)
    try {
      await perform({
        actionApiName: `Document_Requirement__c.${action}`,
        contextId: requirementId,
        fields: action === 'Reject' ? { Rejection_Reason__c: chosen } : {},
      })
      await next.take()
    } catch {
      setFailed(true)
    }
    await refresh().catch(() => undefined)
    setSending(null)
  }

  useShortcuts({ a: () => void decide('Accept'), r: () => setRejecting(true) })

  return (
    <Card title={t('decision')}>
      <div className={styles.decision}>
        {isOpen ? null : (
          <p>
            {t('decided', { status: t(statusLabel(status)) })}
            {reason === null ? '' : ` · ${t(reasonLabel(reason))}`}
          </p>
        )}
        {isOpen && !isRejecting ? (
          <div className={styles.ways}>
            <Button
              aria-keyshortcuts="a"
              busy={sending === 'Accept'}
              busyLabel={t('accepting')}
              onClick={() => void decide('Accept')}
            >
              {t('accept')}
            </Button>
            <Button variant="secondary" aria-keyshortcuts="r" onClick={() => setRejecting(true)}>
              {t('reject')}
            </Button>
          </div>
        ) : null}
        {isOpen && isRejecting ? (
          <form
            className={styles.decision}
            onChange={(event) => setChosen(String(new FormData(event.currentTarget).get('reason')))}
            onKeyDown={(event) => event.key === 'Escape' && setRejecting(false)}
            onSubmit={(event) => {
              event.preventDefault()
              void decide('Reject')
            }}
          >
            <div ref={choices}>
              <RadioGroup
                name="reason"
                label={t('reason')}
                options={reasons.map((value) => ({ value, label: t(reasonLabel(value)) }))}
                defaultValue={chosen}
              />
            </div>
            <p className={styles.reads}>
              {t('customerReads')}{' '}
              <q lang={language}>{createLabels(language, documentLabels)(reasonLabel(chosen))}</q>
            </p>
            <div className={styles.ways}>
              <Button type="submit" busy={sending === 'Reject'} busyLabel={t('rejecting')}>
                {t('reject')}
              </Button>
              <Button variant="secondary" onClick={() => setRejecting(false)}>
                {t('cancel')}
              </Button>
            </div>
          </form>
        ) : null}
        <p className={styles.failed} role="alert">
          {hasFailed ? t('failed') : ''}
        </p>
        <NextWork kind="document" variant="secondary" />
        <p className={styles.keys}>{t('keys')}</p>
      </div>
    </Card>
  )
}

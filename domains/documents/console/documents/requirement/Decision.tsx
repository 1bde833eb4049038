import { isBrandKey } from '@porchlight/brands'
import { usePerformUpdateRecordQuickAction } from '@porchlight/data-service-react'
import { Button, Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShortcuts } from '@porchlight/page-parts/page/use-shortcuts'
import { useState } from 'react'
import { NextWork } from '../../../../customers/components/work/NextWork'
import { useNextWork } from '../../../../customers/components/work/use-next-work'
import { documentLabels, statusLabel, typeLabel } from '../../../components/document-labels'
import styles from './Decision.module.css'
import { labels } from './labels'
import { RejectForm } from './RejectForm'

interface DecisionProps {
  readonly requirementId: string
  readonly status: string
  readonly customerName: string
  /** A value of `Document_Type__c`. */
  readonly type: string
  /** The brand of the account. */
  readonly brand: string
  /** Why it was rejected, in the language of the page; null in every other state. */
  readonly reason: string | null
  /** The language that the customer reads. */
  readonly language: 'en' | 'es'
  readonly refresh: () => Promise<unknown>
}

/** Accepts the document, or rejects it for a reason that the customer reads; then the next one is opened. */
export function Decision({
  requirementId,
  status,
  customerName,
  type,
  brand,
  reason,
  language,
  refresh,
}: DecisionProps) {
  const t = useLabels({ ...documentLabels, ...labels })
  const document = t(typeLabel(type))
  const perform = usePerformUpdateRecordQuickAction()
  const next = useNextWork('document')
  const [isRejecting, setRejecting] = useState(false)
  const [sending, setSending] = useState<'Accept' | 'Reject' | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const isOpen = status === 'Checking'

  async function decide(action: 'Accept' | 'Reject', reasonId?: string) {
    if (sending !== null || !isOpen) return
    setSending(action)
    setFailed(false)
    try {
      await perform({
        actionApiName: `Document_Requirement__c.${action}`,
        contextId: requirementId,
        fields: reasonId === undefined ? {} : { Reason__c: reasonId },
      })
      await next.take({
        text: t(action === 'Accept' ? 'wasAccepted' : 'wasRejected', { document, name: customerName }),
        link: { label: t('seeDecided'), path: `/console/record/${requirementId}` },
      })
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
            {reason === null ? '' : ` · ${reason}`}
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
        {isOpen && isRejecting && isBrandKey(brand) ? (
          <RejectForm
            brand={brand}
            type={type}
            customerLanguage={language}
            isSending={sending === 'Reject'}
            onReject={(reasonId) => void decide('Reject', reasonId)}
            onCancel={() => setRejecting(false)}
          />
        ) : null}
        <p className={styles.failed} role="alert">
          {hasFailed ? t('failed') : ''}
        </p>
        <NextWork next={next} variant="secondary" />
        <p className={styles.keys}>{t('keys')}</p>
      </div>
    </Card>
  )
}

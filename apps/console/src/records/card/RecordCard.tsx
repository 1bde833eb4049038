import { useRecordUi } from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { consoleLabels } from '../../shell/labels'
import { recordPath } from '../../shell/navigation/place'
import { labels } from '../labels'
import { toShownRecord } from '../shown-record'
import { positionCard } from './position-card'
import styles from './RecordCard.module.css'
import { RecordSummary } from './RecordSummary'
import { useDismiss } from './use-dismiss'

interface RecordCardProps {
  readonly recordId: string
  /** The link that it describes and is placed beside. */
  readonly link: HTMLAnchorElement
  /** Whether it takes the focus, and returns it to the link on close. */
  readonly takesFocus: boolean
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** What the compact layout of a record says, beside a link to it, until it is left or dismissed. */
export function RecordCard({ recordId, link, takesFocus, onEnter, onLeave, onClose }: RecordCardProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const card = useRef<HTMLDivElement>(null)
  const { data, error } = useRecordUi({ recordIds: [recordId], layoutTypes: ['Compact'], modes: ['View'] })
  const shown = data === undefined ? null : toShownRecord(data)
  useDismiss(card, link, onClose)

  useLayoutEffect(() => {
    if (card.current !== null) positionCard(card.current, link.getBoundingClientRect())
  })
  useLayoutEffect(() => {
    if (takesFocus) card.current?.focus()
  }, [takesFocus])

  return createPortal(
    <div
      ref={card}
      className={styles.card}
      role="dialog"
      tabIndex={-1}
      aria-label={shown?.name ?? link.textContent ?? ''}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {error !== undefined ? (
        isUnknownRecord(error) ? (
          <p>{t('notAllowed')}</p>
        ) : (
          <PartFailed />
        )
      ) : shown === null ? (
        <Skeleton shape="text" count={3} label={t('loading')} />
      ) : (
        <>
          <RecordSummary shown={shown} />
          <a className={styles.open} href={address(recordPath(shown.record.id))}>
            {t('openRecord')}
          </a>
        </>
      )}
    </div>,
    document.body,
  )
}

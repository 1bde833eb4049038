import { useRecordUi } from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { isPerson } from '../../avatars/person'
import { RecordAvatar, RecordAvatars } from '../../avatars/RecordAvatars'
import { consoleLabels } from '../../shell/labels'
import { recordPath } from '../../shell/navigation/place'
import { FieldText } from '../FieldText'
import { labels } from '../labels'
import { fieldsOf, type ShownRecord, shownRecordOf } from '../shown-record'
import styles from './RecordCard.module.css'
import { stand } from './stand'
import { useLeaving } from './use-leaving'

interface RecordCardProps {
  readonly recordId: string
  /** The link that it is about, beside which it stands. */
  readonly link: HTMLAnchorElement
  /** Whether it takes the focus, which it gives back to the link. */
  readonly takesFocus: boolean
  readonly onEnter: () => void
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** What the compact layout of a record says, beside a link to it, until it is left or dismissed. */
export function RecordCard({ recordId, link, takesFocus, onEnter, onLeave, onClose }: RecordCardProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const card = useRef<HTMLDivElement>(null)
  const { data, error } = useRecordUi({ recordIds: [recordId], layoutTypes: ['Compact'], modes: ['View'] })
  const shown = data === undefined ? null : shownRecordOf(data)
  useLeaving(card, link, onClose)

  useLayoutEffect(() => {
    if (card.current !== null) stand(card.current, link.getBoundingClientRect())
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
        <Content shown={shown} />
      )}
    </div>,
    document.body,
  )
}

function Content({ shown }: { readonly shown: ShownRecord }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { record, object, name } = shown
  const isNamed = (path: string) => object.nameFields[0] === path
  return (
    <RecordAvatars recordIds={[record.id]}>
      <div className={styles.head}>
        <RecordAvatar recordId={record.id} personName={isPerson(object) ? name : null} size="large" />
        <div className={styles.title}>
          <p className={styles.object}>{object.label}</p>
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      <dl className={styles.fields}>
        {shown.highlights
          .filter((item) => fieldsOf(item).length > 0 && !fieldsOf(item).every(isNamed))
          .map((item) => (
            <div key={item.label} className={styles.field}>
              <dt>{item.label}</dt>
              {fieldsOf(item).map((field) => (
                <dd key={field}>
                  <FieldText fieldApiName={field} shown={shown} />
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <a className={styles.open} href={address(recordPath(record.id))}>
        {t('openRecord')}
      </a>
    </RecordAvatars>
  )
}

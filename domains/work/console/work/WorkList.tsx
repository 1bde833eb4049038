import { brandNameOf } from '@porchlight/brands'
import { useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { DueText } from '../../components/due/DueText'
import type { WorkQueue } from '../../methods/work-queue/client'
import type { AssignWork, WorkRow } from './assign-work'
import { labels } from './labels'
import styles from './WorkList.module.css'

const inLanguage = { en: 'inEnglish', es: 'inSpanish' } as const

interface WorkListProps {
  readonly rows: readonly WorkRow[]
  readonly queue: WorkQueue
  readonly assign: AssignWork
}

/** The pending items, a row each: due time, description, customer, and owner. */
export function WorkList({ rows, queue, assign }: WorkListProps) {
  const t = useLabels(labels)
  return (
    <ul className={styles.list} aria-label={t('queue')}>
      {rows.map((row) => (
        <Row key={row.recordId} row={row} queue={queue} assign={assign} />
      ))}
    </ul>
  )
}

function Row({
  row,
  queue,
  assign,
}: {
  readonly row: WorkRow
  readonly queue: WorkQueue
  readonly assign: AssignWork
}) {
  const t = useLabels(labels)
  const address = useAddress()
  const kind = queue.kinds.find(({ name }) => name === row.kind)?.label ?? ''
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <DueText due={row.due} asOf={queue.asOf} />
      </span>
      <span className={styles.what}>
        <a className={styles.title} href={address(row.path)} dir="auto">
          {row.title}
        </a>
        <span className={styles.detail}>{[kind, row.detail].filter((part) => part !== '').join(' · ')}</span>
      </span>
      <span className={styles.customer}>
        <span dir="auto">{row.customer}</span>
        <span className={styles.detail}>
          {[row.language === null ? null : t(inLanguage[row.language]), brandNameOf(row.brand)]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
      <Owner row={row} queue={queue} assign={assign} />
    </li>
  )
}

/** The item's owner, in a menu that hands it over or releases it. */
function Owner({
  row,
  queue,
  assign,
}: {
  readonly row: WorkRow
  readonly queue: WorkQueue
  readonly assign: AssignWork
}) {
  const t = useLabels(labels)
  const hasScript = useHasScript()
  const [isMenuFilled, setMenuFilled] = useState(false)
  const isKnown = queue.colleagues.some(({ userId }) => userId === row.ownerId)
  // Two hundred menus of all colleagues would be thousands of entries; a menu is filled once it is used.
  const options = queue.colleagues.filter(({ userId }) => isMenuFilled || userId === row.ownerId)
  if (row.ownerId !== null && !isKnown) {
    return <span className={styles.owner}>{row.owner ?? t('nobody')}</span>
  }
  return (
    <select
      className={styles.menu}
      data-own={row.ownerId === queue.viewerId ? '' : undefined}
      disabled={!hasScript}
      aria-label={t('ownerOf', { title: row.title })}
      value={row.ownerId ?? ''}
      onFocus={() => setMenuFilled(true)}
      onPointerDown={() => setMenuFilled(true)}
      onChange={(event) => void assign(row, event.currentTarget.value)}
    >
      <option value="">{t('nobody')}</option>
      {options.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {name}
        </option>
      ))}
    </select>
  )
}

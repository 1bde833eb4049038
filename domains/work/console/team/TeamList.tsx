import { brandNameOf } from '@porchlight/brands'
import { useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DueText } from '../../components/due/DueText'
import { getSubject } from '../../components/subject'
import type { TeamWork } from '../../methods/team-work/client'
import type { TeamRow } from './assign-items'
import { labels } from './labels'
import styles from './TeamList.module.css'

interface TeamListProps {
  readonly team: TeamWork
  readonly selected: ReadonlySet<string>
  readonly toggle: (recordId: string) => void
}

/** The filtered items, the most urgent first, each of which can be selected. */
export function TeamList({ team, selected, toggle }: TeamListProps) {
  const t = useLabels(labels)
  return (
    <ul className={content.list} aria-label={t('items')}>
      {team.rows.map((row) => (
        <Row
          key={row.recordId}
          row={row}
          team={team}
          isSelected={selected.has(row.recordId)}
          toggle={() => toggle(row.recordId)}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly row: TeamRow
  readonly team: TeamWork
  readonly isSelected: boolean
  readonly toggle: () => void
}

function Row({ row, team, isSelected, toggle }: RowProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const kind = team.kinds.find(({ name }) => name === row.kind)?.label ?? ''
  return (
    <li className={`${content.row} ${styles.item}`} data-selected={isSelected ? '' : undefined}>
      <input
        className={content.box}
        type="checkbox"
        checked={isSelected}
        disabled={!hasScript}
        aria-label={t('select', { title: row.title, customer: getSubject(row) })}
        onChange={toggle}
      />
      <span className={styles.when}>
        <DueText due={row.due} asOf={team.asOf} />
      </span>
      <span className={styles.what}>
        <a className={styles.title} href={address(row.path)} dir="auto">
          {row.title}
        </a>
        <span className={styles.detail}>{[kind, row.detail].filter((part) => part !== '').join(' · ')}</span>
      </span>
      <span className={styles.customer}>
        <span dir="auto">{row.customer}</span>
        <span className={styles.detail}>{brandNameOf(row.brand)}</span>
      </span>
      <span className={styles.owner} dir="auto">
        {row.owner ?? t('unassigned')}
      </span>
    </li>
  )
}

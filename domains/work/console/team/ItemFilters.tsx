import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { TeamWork, TeamWorkConfig } from '../../methods/team-work/client'
import { labels } from './labels'
import styles from './Team.module.css'
import { pathOf, withLate, withOwner } from './team-filter'

interface ItemFiltersProps {
  readonly team: TeamWork
  readonly filter: TeamWorkConfig
  readonly children: ReactNode
}

/** Above the items: links that show all, the late, or what nobody has; and how many of the chosen are shown. */
export function ItemFilters({ team, filter, children }: ItemFiltersProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const isAll = Object.keys(filter).length === 0
  const links = [
    { label: t('all'), path: pathOf({}), isCurrent: isAll },
    { label: t('late'), path: pathOf(withLate(filter)), isCurrent: filter.isLate === true },
    {
      label: t('unassigned'),
      path: pathOf(withOwner(filter, 'none')),
      isCurrent: filter.owner === 'none',
    },
  ]
  return (
    <nav className={styles.filters} aria-label={t('filters')}>
      {links.map(({ label, path, isCurrent }) => (
        <a
          key={label}
          className={styles.filter}
          href={address(path)}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
      <span className={styles.note}>
        {t('shownOf', { shown: String(team.rows.length), chosen: String(team.chosen) })}
      </span>
      <span className={styles.selectAll}>{children}</span>
    </nav>
  )
}

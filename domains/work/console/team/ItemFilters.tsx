import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { TeamWork, TeamWorkConfig } from '../../methods/team-work/client'
import { labels } from './labels'
import styles from './Team.module.css'
import { buildTeamPath, toggleLate, toggleOwner } from './team-filter'

interface ItemFiltersProps {
  readonly team: TeamWork
  readonly filter: TeamWorkConfig
  readonly children: ReactNode
}

/** The filter links above the items: all, late, or unassigned; and how many of the matching items are shown. */
export function ItemFilters({ team, filter, children }: ItemFiltersProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const isAll = Object.keys(filter).length === 0
  const links = [
    { label: t('all'), path: buildTeamPath({}), isCurrent: isAll },
    { label: t('late'), path: buildTeamPath(toggleLate(filter)), isCurrent: filter.isLate === true },
    {
      label: t('unassigned'),
      path: buildTeamPath(toggleOwner(filter, 'none')),
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

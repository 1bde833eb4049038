import { Button, EmptyState, PageTitle, ScriptOnly, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { queuePollMs } from '../../facts/queue-poll'
import type { TeamWork, TeamWorkConfig } from '../../methods/team-work/client'
import { useTeamWork } from '../../methods/team-work/hook'
import { AssignBar } from './AssignBar'
import { AssignmentNotice } from './AssignmentNotice'
import { type AssignmentResult, assignItems, maxAssigned } from './assign-items'
import { Complaints } from './Complaints'
import { ItemFilters } from './ItemFilters'
import { LoadBars } from './LoadBars'
import { labels } from './labels'
import styles from './Team.module.css'
import { TeamList } from './TeamList'
import { buildTeamPath, parseTeamFilter, toggleKind, toggleOwner } from './team-filter'

/** The team's work, for supervisors: each person's load, what is late, and reassignment. */
export function Team({ title }: ScreenProps) {
  const t = useLabels(labels)
  const filter = parseTeamFilter(useSearch())
  const { data, error, refresh } = useTeamWork(filter)
  // Filters change often; the previous items stay until the new ones are loaded.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  usePolling(refresh, queuePollMs)

  if (isUnknownRecord(error)) return <NotFoundContent />
  const team = data ?? last
  if (team !== undefined) return <Content title={title} team={team} filter={filter} refresh={refresh} />
  return (
    <>
      <Head title={title} />
      <PageTitle>{title}</PageTitle>
      {error === undefined ? <Skeleton shape="card" count={3} label={t('loadingTeam')} /> : <PartFailed />}
    </>
  )
}

interface ContentProps {
  readonly title: string
  readonly team: TeamWork
  readonly filter: TeamWorkConfig
  readonly refresh: () => Promise<unknown>
}

function Content({ title, team, filter, refresh }: ContentProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { total, people } = team
  const free = people.find(({ userId }) => userId === null)?.waiting ?? 0
  const counts = { waiting: String(total.waiting), late: String(total.late), free: String(free) }
  return (
    <div className={content.page}>
      <Head title={title} />
      <PageTitle
        context={<a href={address('/console/work')}>{t('toOwnWork')}</a>}
        lead={t('summary', counts)}
      >
        {title}
      </PageTitle>
      {team.isPartial ? <p className={styles.note}>{t('partial')}</p> : null}
      <div className={styles.panels}>
        <LoadBars
          title={t('byPerson')}
          bars={people.map(({ userId, name, waiting, late }) => ({
            id: userId ?? 'none',
            name: userId === null ? t('unassigned') : name,
            waiting,
            late,
            path: buildTeamPath(toggleOwner(filter, userId ?? 'none')),
            isSelected: filter.owner === (userId ?? 'none'),
          }))}
        />
        <LoadBars
          title={t('byKind')}
          bars={team.kinds.map(({ name, label, waiting, late }) => ({
            id: name,
            name: label,
            waiting,
            late,
            path: buildTeamPath(toggleKind(filter, name)),
            isSelected: filter.kind === name,
          }))}
        />
        <Complaints complaints={team.complaints} />
      </div>
      <Items team={team} filter={filter} refresh={refresh} />
    </div>
  )
}

/** The filtered items, and the actions on the selected ones. */
function Items({ team, filter, refresh }: Omit<ContentProps, 'title'>) {
  const t = useLabels(labels)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [result, setResult] = useState<AssignmentResult | null | 'nothingYet'>('nothingYet')
  // Items that the list no longer shows are not handed over unseen.
  const rows = team.rows.filter(({ recordId }) => selected.has(recordId))

  function toggle(recordId: string) {
    const next = new Set(selected)
    if (!next.delete(recordId)) next.add(recordId)
    setSelected(next)
  }

  async function assign(to: string) {
    setResult(await assignItems(rows, to))
    setSelected(new Set())
    await refresh()
  }

  const selectable = team.rows.slice(0, maxAssigned)
  return (
    <>
      <ItemFilters team={team} filter={filter}>
        {selectable.length > 0 ? (
          <ScriptOnly>
            <Button
              variant="quiet"
              onClick={() => setSelected(new Set(selectable.map(({ recordId }) => recordId)))}
            >
              {t('selectAll', { count: String(selectable.length) })}
            </Button>
          </ScriptOnly>
        ) : null}
      </ItemFilters>
      <div role="status">{result === 'nothingYet' ? null : <AssignmentNotice result={result} />}</div>
      {team.rows.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <TeamList team={team} selected={selected} toggle={toggle} />
      )}
      {rows.length === 0 ? null : (
        <AssignBar
          count={rows.length}
          colleagues={team.colleagues}
          assign={assign}
          clear={() => setSelected(new Set())}
        />
      )}
    </>
  )
}

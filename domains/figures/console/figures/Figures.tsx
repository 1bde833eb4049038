import { brandNameOf } from '@porchlight/brands'
import { EmptyState, FilterLinks, Notice, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { periods } from '../../facts/figure-names'
import type { PortalFigures, PortalFiguresConfig } from '../../methods/portal-figures/client'
import { usePortalFigures } from '../../methods/portal-figures/hook'
import styles from './Figures.module.css'
import { figuresPath, figuresViewOf } from './figures-address'
import { GroupSection } from './GroupSection'
import { labels } from './labels'

/** For supervisors and administrators: how the portal does for a brand, and how that changed. */
export function Figures({ title }: ScreenProps) {
  const t = useLabels(labels)
  const view = figuresViewOf(useSearch())
  const { data, error } = usePortalFigures(view)
  // The days are changed often; the figures shown remain until the new ones are loaded.
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  if (isUnknownRecord(error)) return <NotFoundContent />
  const figures = data ?? (error === undefined ? last : undefined)
  if (figures !== undefined) return <Content title={title} figures={figures} view={view} />
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle>{title}</PageTitle>
      {error === undefined ? <Skeleton shape="card" count={4} label={t('loading')} /> : <PartFailed />}
    </div>
  )
}

interface ContentProps {
  readonly title: string
  readonly figures: PortalFigures
  readonly view: PortalFiguresConfig
}

function Content({ title, figures, view }: ContentProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const { days, before, asOf, isCounting, brand, brands } = figures
  const lead = t('lead', {
    days: format.dateRange(days.firstDay, days.lastDay),
    before: format.dateRange(before.firstDay, before.lastDay),
  })
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={lead}>{title}</PageTitle>
      <nav className={styles.choices} aria-label={t('period')}>
        <FilterLinks
          current="true"
          links={periods.map((period) => ({
            href: address(figuresPath({ ...view, period })),
            label: t(`period${period}`),
            isCurrent: period === view.period,
          }))}
        />
      </nav>
      {brands.length < 2 ? null : (
        <nav className={styles.choices} aria-label={t('brands')}>
          <FilterLinks
            current="true"
            links={brands.map((key) => ({
              href: address(figuresPath({ ...view, brandName: key })),
              label: brandNameOf(key) ?? key,
              isCurrent: key === brand,
            }))}
          />
        </nav>
      )}
      {asOf === null ? (
        <EmptyState title={t('notCountedTitle')}>{t('notCountedText')}</EmptyState>
      ) : (
        <>
          <p className={styles.about}>{t('asOf', { moment: format.dateTime(asOf) })}</p>
          {isCounting ? <Notice kind="info" title={t('stillCounting')} /> : null}
          {isEmpty(figures) ? (
            <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
          ) : (
            figures.groups.map((group) => (
              <GroupSection
                key={group.name}
                group={group}
                figures={figures}
                beforeHeader={t(view.period === '12m' ? 'yearBefore' : 'periodBefore')}
              />
            ))
          )}
        </>
      )}
    </div>
  )
}

function isEmpty({ groups }: PortalFigures): boolean {
  return groups.every(({ figures }) =>
    figures.every(({ value, before }) => (value ?? 0) === 0 && (before ?? 0) === 0),
  )
}

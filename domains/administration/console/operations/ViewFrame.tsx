import { FilterLinks, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { ReactNode } from 'react'
import { labels } from './labels'
import { getViewPath, type View, views } from './operations-address'

interface ViewFrameProps<Data> {
  readonly title: string
  readonly view: View
  /** Undefined while it is loading. */
  readonly data: Data | undefined
  readonly error: Parameters<typeof isUnknownRecord>[0]
  readonly children: (data: Data) => ReactNode
}

/** A part of the page below the title and the links to all parts. Shows “not found” to viewers without access. */
export function ViewFrame<Data>({ title, view, data, error, children }: ViewFrameProps<Data>) {
  const t = useLabels(labels)
  const address = useAddress()
  if (isUnknownRecord(error)) return <NotFoundContent />
  return (
    <div className={content.page}>
      <Head title={`${t(view)} · ${title}`} />
      <PageTitle lead={t(`${view}Lead`)}>{title}</PageTitle>
      <nav aria-label={t('parts')}>
        <FilterLinks
          current="page"
          links={views.map((name) => ({
            label: t(name),
            href: address(getViewPath(name)),
            isCurrent: name === view,
          }))}
        />
      </nav>
      <h2 className={content.heading}>{t(view)}</h2>
      {data !== undefined ? (
        children(data)
      ) : error === undefined ? (
        <Skeleton shape="card" count={3} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </div>
  )
}

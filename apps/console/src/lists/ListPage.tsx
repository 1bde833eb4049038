import { useLastData, useListViewSummaries, useObjectInfo } from '@porchlight/data-service-react'
import { ButtonLink, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useDeferredValue } from 'react'
import { useSearch } from 'wouter'
import { buildCreateAddress } from '../create/create-address'
import { NotFound } from '../records/NotFound'
import { consoleLabels } from '../shell/labels'
import { usePreloadedPanels } from '../trade/use-preloaded-panels'
import { ListContent } from './ListContent'
import styles from './ListPage.module.css'
import { ListViewChoice, recentList } from './ListViewChoice'
import { labels } from './labels'
import { parseListChoice } from './list-address'

interface ListPageProps {
  readonly objectApiName: string
  /** Whether the head is rendered first and the rows right after it, so that a press is answered before everything is rendered. */
  readonly isHeadFirst: boolean
}

/** The lists of an object: one of its list views, ordered, filtered and paged as the address says. */
export function ListPage({ objectApiName, isHeadFirst }: ListPageProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const choice = parseListChoice(useSearch())
  const object = useObjectInfo({ objectApiName })
  usePreloadedPanels(objectApiName)
  const areRowsRendered = useDeferredValue(true, !isHeadFirst)
  // The previous data stays visible while it is reloaded, such as after a list was pinned.
  const summaries = useLastData(useListViewSummaries({ objectApiName, pageSize: 200 }))
  if (isUnknownRecord(object.error) || isUnknownRecord(summaries.error)) return <NotFound />
  const title = object.data?.labelPlural ?? t('loading')
  const lists = summaries.data?.lists
  const pinned = summaries.data?.pinnedList?.listViewApiName ?? null
  const currentList =
    choice.listViewApiName ?? pinned ?? lists?.[0]?.apiName ?? (lists === undefined ? null : recentList)
  return (
    <>
      <Head title={title} />
      <div className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {lists === undefined || currentList === null ? null : (
          <ListViewChoice objectApiName={objectApiName} lists={lists} shown={currentList} pinned={pinned} />
        )}
        {object.data?.createable === true ? (
          <ButtonLink href={address(buildCreateAddress(objectApiName))}>{t('newRecord')}</ButtonLink>
        ) : null}
      </div>
      {object.error !== undefined || summaries.error !== undefined ? (
        <PartFailed />
      ) : currentList === null || object.data === undefined ? (
        <Skeleton shape="card" count={2} label={t('loading')} />
      ) : !areRowsRendered ? null : (
        <ListContent
          key={currentList}
          object={object.data}
          choice={{ ...choice, listViewApiName: currentList }}
        />
      )}
    </>
  )
}

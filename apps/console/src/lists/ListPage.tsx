import { useListUi, useListViewSummaries, useObjectInfo } from '@porchlight/data-service-react'
import { ButtonLink, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useSearch } from 'wouter'
import { createAddress } from '../create/create-address'
import { NotFound } from '../records/NotFound'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import styles from './ListPage.module.css'
import { ListViewChoice, recentList } from './ListViewChoice'
import { labels } from './labels'
import { type ListChoice, listAddress, listChoiceOf, nextOrder, orderOf } from './list-address'
import { PageLinks } from './PageLinks'
import { RecordTable } from './RecordTable'

/** How many rows a page of a list has. */
const pageSize = 50

/** The lists of an object: one of its list views, ordered and paged as the address says. */
export function ListPage({ objectApiName }: { readonly objectApiName: string }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const choice = listChoiceOf(useSearch())
  const object = useObjectInfo({ objectApiName })
  const summaries = useListViewSummaries({ objectApiName, pageSize: 200 })
  if (isUnknownRecord(object.error) || isUnknownRecord(summaries.error)) return <NotFound />
  const title = object.data?.labelPlural ?? t('loading')
  const lists = summaries.data?.lists
  const shown = choice.listViewApiName ?? lists?.[0]?.apiName ?? (lists === undefined ? null : recentList)
  return (
    <>
      <Head title={title} />
      <div className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {lists === undefined || shown === null ? null : (
          <ListViewChoice objectApiName={objectApiName} lists={lists} shown={shown} />
        )}
        {object.data?.createable === true ? (
          <ButtonLink href={address(createAddress(objectApiName))}>{t('newRecord')}</ButtonLink>
        ) : null}
      </div>
      {object.error !== undefined || summaries.error !== undefined ? (
        <PartFailed />
      ) : shown === null ? (
        <Skeleton shape="card" count={2} label={t('loading')} />
      ) : (
        <ListRows objectApiName={objectApiName} choice={{ ...choice, listViewApiName: shown }} />
      )}
    </>
  )
}

function ListRows({
  objectApiName,
  choice,
}: {
  readonly objectApiName: string
  readonly choice: ListChoice
}) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { listViewApiName, sortBy, pageToken } = choice
  const { data, error } = useListUi({
    objectApiName,
    listViewApiName: listViewApiName ?? recentList,
    pageSize,
    ...(sortBy === null ? {} : { sortBy }),
    ...(pageToken === null ? {} : { pageToken }),
  })
  if (error !== undefined) return error.status === 404 ? <NotFound /> : <PartFailed />
  if (data === undefined || !('records' in data)) {
    return <Skeleton shape="card" count={2} label={t('loading')} />
  }
  const { info, records } = data
  if (records.records.length === 0) {
    const isRecent = info.listReference.type === 'mru'
    return <EmptyState title={t(isRecent ? 'emptyRecentTitle' : 'emptyTitle')}>{t('emptyText')}</EmptyState>
  }
  const order = orderOf(records.sortBy)
  const at = (part: Partial<ListChoice>) => listAddress(listPath(objectApiName), { ...choice, ...part })
  return (
    <>
      <RecordTable
        caption={info.label}
        columns={info.displayColumns}
        records={records.records}
        order={order}
        orderPath={(fieldApiName) => at({ sortBy: nextOrder(fieldApiName, order), pageToken: null })}
      />
      <div className={styles.foot}>
        <p>{t('rows', { count: records.records.length })}</p>
        <PageLinks
          previous={records.previousPageToken === null ? null : at({ pageToken: records.previousPageToken })}
          next={records.nextPageToken === null ? null : at({ pageToken: records.nextPageToken })}
        />
      </div>
    </>
  )
}

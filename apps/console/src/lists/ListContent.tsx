import { Button, ButtonLink, EmptyState, Notice, Skeleton, useHasScript } from '@porchlight/design-system'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { NotFound } from '../records/NotFound'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import { useRetainedRows } from './inline-edit/retained-rows'
import { useInlineEdit } from './inline-edit/use-inline-edit'
import styles from './ListPage.module.css'
import { ListTable } from './ListTable'
import { ListToolbar } from './ListToolbar'
import { labels } from './labels'
import { buildListAddress, type ListChoice, parseOrder } from './list-address'
import { countPages } from './list-rows'
import { PageLinks } from './PageLinks'
import { useRowSelection } from './row-selection'
import { SelectionBar } from './SelectionBar'
import { readScroll } from './scroll-position'
import { selectColumns } from './select-columns'
import { useList } from './use-list'

interface ListContentProps {
  readonly object: ObjectInfoRepresentation
  readonly choice: ListChoice
}

/** The rows of a list view, what they can be narrowed by, and what can be done to those that are selected. */
export function ListContent({ object, choice }: ListContentProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { format } = usePage()
  const address = useAddress()
  const hasScript = useHasScript()
  const { sortBy, pageToken, searchTerm, filters, columns } = choice
  const [pageCount] = useState(() => countPages(readScroll()?.rows ?? 0))
  const {
    info,
    listObjectInfo,
    fields,
    rows: list,
    records: loaded,
  } = useList(object.apiName, choice, { pageCount, isChangeable: hasScript })
  const { pages, loadNext } = list
  const [first] = pages
  const last = pages.at(-1)
  const inline = useInlineEdit(object)
  const records = useRetainedRows(loaded, inline.edits)
  const selection = useRowSelection(records.map(({ id }) => id))
  const pathWith = (part: Partial<ListChoice>) =>
    buildListAddress(listPath(object.apiName), { ...choice, pageToken: null, ...part })
  if (info.error !== undefined) return info.error.status === 404 ? <NotFound /> : <PartFailed />
  if (info.data === undefined) return <Skeleton shape="card" count={2} label={t('loading')} />
  const isRecent = info.data.listReference.type === 'mru'
  const visibleColumns = selectColumns(info.data.displayColumns, columns, listObjectInfo?.columns)
  const order = parseOrder(first?.sortBy ?? [])
  const isFiltered = filters.length > 0 || searchTerm !== null
  const total = first?.totalCount

  return (
    <>
      <ListToolbar
        object={object}
        info={info.data}
        listObjectInfo={listObjectInfo}
        fields={fields}
        choice={choice}
        columns={visibleColumns}
        records={records}
        selectedIds={selection.ids}
        pathWith={pathWith}
      />
      {list.error !== undefined && first === undefined ? (
        list.error.status === 400 ? (
          <Notice kind="warning" title={t('wrongFilters')}>
            <ButtonLink
              variant="secondary"
              href={address(
                buildListAddress(listPath(object.apiName), { listViewApiName: choice.listViewApiName }),
              )}
            >
              {t('showPlainList')}
            </ButtonLink>
          </Notice>
        ) : (
          <PartFailed />
        )
      ) : first === undefined ? (
        <Skeleton shape="card" count={2} label={t('loading')} />
      ) : records.length === 0 ? (
        isFiltered ? (
          <EmptyState title={t('nothingFits')}>{t('nothingFitsText')}</EmptyState>
        ) : (
          <EmptyState title={t(isRecent ? 'emptyRecentTitle' : 'emptyTitle')}>{t('emptyText')}</EmptyState>
        )
      ) : (
        <>
          <ListTable
            info={info.data}
            columns={visibleColumns}
            records={records}
            order={order}
            pathWith={pathWith}
            selection={selection}
            inline={inline}
            endless={
              hasScript
                ? {
                    rowCount: list.hasNext ? -1 : records.length,
                    onNearEnd: loadNext,
                    contents: JSON.stringify([sortBy, searchTerm, filters, pageToken]),
                  }
                : undefined
            }
            refresh={list.refresh}
          />
          <div className={styles.foot} aria-busy={list.isLoadingNext || list.isPrevious}>
            <p className={styles.count}>
              {total === undefined
                ? null
                : t('shown', {
                    count: records.length,
                    total: format.number(total) + (first.totalCountHasMore === true ? '+' : ''),
                  })}
            </p>
            {list.error === undefined ? null : (
              <Notice kind="warning" title={t('nextRowsFailed')}>
                <Button variant="secondary" onClick={loadNext}>
                  {t('tryAgain')}
                </Button>
              </Notice>
            )}
            <PageLinks
              previous={
                first.previousPageToken === null ? null : pathWith({ pageToken: first.previousPageToken })
              }
              next={
                hasScript || last?.nextPageToken == null ? null : pathWith({ pageToken: last.nextPageToken })
              }
            />
          </div>
        </>
      )}
      {selection.ids.length === 0 ? null : (
        <SelectionBar
          object={object}
          columns={visibleColumns}
          records={records}
          selection={selection}
          refresh={list.refresh}
        />
      )}
    </>
  )
}

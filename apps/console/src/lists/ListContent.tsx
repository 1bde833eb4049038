import {
  useListInfoByName,
  useListObjectInfo,
  useListRecordsByName,
  useUpdateListPreferences,
} from '@porchlight/data-service-react'
import { ButtonLink, EmptyState, Notice, Skeleton, useHasScript } from '@porchlight/design-system'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useMemo } from 'react'
import { whereOfFilters } from '../filters/where-of-filters'
import { NotFound } from '../records/NotFound'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import styles from './ListPage.module.css'
import { ListToolbar } from './ListToolbar'
import { recentList } from './ListViewChoice'
import { labels } from './labels'
import { type ListChoice, listAddress, nextOrder, orderOf } from './list-address'
import { filterFieldsOf } from './list-fields'
import { PageLinks } from './PageLinks'
import { RecordTable } from './RecordTable'
import { useRowSelection } from './row-selection'
import { SelectionBar } from './SelectionBar'
import { chosenColumns } from './shown-columns'

/** How many rows a page of a list has. */
const pageSize = 50

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
  const keepPreferences = useUpdateListPreferences()
  const { sortBy, pageToken, searchTerm, filters, columns } = choice
  const name = { objectApiName: object.apiName, listViewApiName: choice.listViewApiName ?? recentList }
  // What lists can be made of is needed for what the address changes of the view, else only by those who change it.
  const isChanged = filters.length > 0 || columns !== null
  const possible = useListObjectInfo(isChanged || hasScript ? { objectApiName: object.apiName } : undefined)
  const fields = useMemo(
    () =>
      possible.data === undefined ? undefined : filterFieldsOf(possible.data, { yes: t('yes'), no: t('no') }),
    [possible.data, t],
  )
  const info = useListInfoByName(name)
  const dataTypeOf = (fieldApiName: string) =>
    fields?.find((field) => field.fieldApiName === fieldApiName)?.dataType ?? 'String'
  const page = useListRecordsByName(
    filters.length > 0 && fields === undefined
      ? undefined
      : {
          ...name,
          pageSize,
          includeTotalCount: true,
          ...(sortBy === null ? {} : { sortBy }),
          ...(pageToken === null ? {} : { pageToken }),
          ...(searchTerm === null ? {} : { searchTerm }),
          ...(columns === null
            ? {}
            : {
                optionalFields: columns.map((fieldApiName) => ({
                  objectApiName: object.apiName,
                  fieldApiName,
                })),
              }),
          ...(filters.length === 0 ? {} : { where: whereOfFilters(filters, dataTypeOf) }),
        },
  )
  const records = page.data?.records ?? []
  const selection = useRowSelection(records.map(({ id }) => id))
  const at = (part: Partial<ListChoice>) =>
    listAddress(listPath(object.apiName), { ...choice, pageToken: null, ...part })
  if (info.error !== undefined) return info.error.status === 404 ? <NotFound /> : <PartFailed />
  if (info.data === undefined) return <Skeleton shape="card" count={2} label={t('loading')} />
  const { listReference, userPreferences } = info.data
  const isRecent = listReference.type === 'mru'
  const shown = chosenColumns(info.data.displayColumns, columns, possible.data?.columns)
  const order = orderOf(page.data?.sortBy ?? [])
  const isNarrowed = filters.length > 0 || searchTerm !== null
  const total = page.data?.totalCount

  function keepOrder(fieldApiName: string) {
    const chosen = orderOf([nextOrder(fieldApiName, order)])
    if (isRecent || chosen === null) return
    // The rows come in the order of the address whether or not it is stored for the next time.
    keepPreferences({ ...name, orderedBy: [chosen] }).catch(() => undefined)
  }

  return (
    <>
      <ListToolbar
        object={object}
        info={info.data}
        possible={possible.data}
        fields={fields}
        choice={choice}
        columns={shown}
        records={records}
        selectedIds={selection.ids}
        pathWith={at}
      />
      {page.error !== undefined ? (
        page.error.status === 400 ? (
          <Notice kind="warning" title={t('wrongFilters')}>
            <ButtonLink
              variant="secondary"
              href={address(
                listAddress(listPath(object.apiName), { listViewApiName: choice.listViewApiName }),
              )}
            >
              {t('showPlainList')}
            </ButtonLink>
          </Notice>
        ) : (
          <PartFailed />
        )
      ) : page.data === undefined ? (
        <Skeleton shape="card" count={2} label={t('loading')} />
      ) : records.length === 0 ? (
        isNarrowed ? (
          <EmptyState title={t('nothingFits')}>{t('nothingFitsText')}</EmptyState>
        ) : (
          <EmptyState title={t(isRecent ? 'emptyRecentTitle' : 'emptyTitle')}>{t('emptyText')}</EmptyState>
        )
      ) : (
        <>
          <RecordTable
            caption={info.data.label}
            columns={shown}
            records={records}
            order={order}
            orderPath={
              isRecent ? undefined : (fieldApiName) => at({ sortBy: nextOrder(fieldApiName, order) })
            }
            onOrder={keepOrder}
            selection={selection}
            wrapped={userPreferences.columnWrap}
          />
          <div className={styles.foot}>
            <p className={styles.count}>
              {total === undefined
                ? null
                : t('shown', {
                    count: records.length,
                    total: format.number(total) + (page.data.totalCountHasMore === true ? '+' : ''),
                  })}
            </p>
            <PageLinks
              previous={
                page.data.previousPageToken === null ? null : at({ pageToken: page.data.previousPageToken })
              }
              next={page.data.nextPageToken === null ? null : at({ pageToken: page.data.nextPageToken })}
            />
          </div>
        </>
      )}
      {selection.ids.length === 0 ? null : (
        <SelectionBar
          object={object}
          columns={shown}
          records={records}
          selection={selection}
          refresh={page.refresh}
        />
      )}
    </>
  )
}

import {
  useRecordUi,
  useRelatedListInfo,
  useRelatedListRecords,
  useUpdateRelatedListPreferences,
} from '@porchlight/data-service-react'
import { PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useSearch } from 'wouter'
import {
  buildListAddress,
  type ListChoice,
  nextOrder,
  parseListChoice,
  parseOrder,
} from '../lists/list-address'
import { PageLinks } from '../lists/PageLinks'
import { RecordTable } from '../lists/RecordTable'
import { consoleLabels } from '../shell/labels'
import { recordPath, relatedListPath } from '../shell/navigation/place'
import { labels } from './labels'
import { NotFound } from './NotFound'
import styles from './RecordPage.module.css'
import { recordName } from './record-name'
import { NewRelated } from './related/NewRelated'
import { RowActions } from './related/RowActions'
import { type ShownRecord, toShownRecord } from './shown-record'

/** How many rows a page of a related list has. */
const pageSize = 50

/** All records of a related list, page by page. */
export function RelatedListPage({
  recordId,
  relatedListId,
}: {
  readonly recordId: string
  readonly relatedListId: string
}) {
  const t = useLabels(consoleLabels)
  const { data, error } = useRecordUi({ recordIds: [recordId], layoutTypes: ['Compact'], modes: ['View'] })
  if (isUnknownRecord(error)) return <NotFound />
  if (error !== undefined) return <PartFailed />
  const [record] = Object.values(data?.records ?? {})
  const shown = data === undefined ? null : toShownRecord(data)
  if (record === undefined || shown === null) return <Skeleton shape="card" count={2} label={t('loading')} />
  return <Rows shown={shown} relatedListId={relatedListId} />
}

function Rows({ shown, relatedListId }: { readonly shown: ShownRecord; readonly relatedListId: string }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const { record, name } = shown
  const choice = { ...parseListChoice(useSearch()), listViewApiName: null }
  const { sortBy, pageToken } = choice
  const savePreferences = useUpdateRelatedListPreferences()
  const info = useRelatedListInfo({ parentObjectApiName: record.apiName, relatedListId })
  const page = useRelatedListRecords({
    parentRecordId: record.id,
    relatedListId,
    pageSize,
    ...(sortBy === null ? {} : { sortBy: [sortBy] }),
    ...(pageToken === null ? {} : { pageToken }),
  })
  if (isUnknownRecord(info.error)) return <NotFound />
  if (info.error !== undefined || page.error !== undefined) return <PartFailed />
  if (info.data === undefined || page.data === undefined) {
    return <Skeleton shape="card" count={2} label={t('loading')} />
  }
  const [childObject] = info.data.objectApiNames
  const order = parseOrder(page.data.sortBy)
  const pathWith = (part: Partial<ListChoice>) =>
    buildListAddress(relatedListPath(record.id, relatedListId), { ...choice, pageToken: null, ...part })
  const { previousPageToken, nextPageToken, records } = page.data

  function saveOrder(fieldApiName: string) {
    const nextSort = parseOrder([nextOrder(fieldApiName, order)])
    if (nextSort === null) return
    // The rows come in the order of the address whether or not it is stored for the next time.
    savePreferences({ preferencesId: `${record.apiName}.${relatedListId}`, orderedBy: [nextSort] }).catch(
      () => undefined,
    )
  }

  return (
    <>
      <Head title={`${info.data.label} · ${name}`} />
      <div className={styles.head}>
        <PageTitle context={<a href={address(recordPath(record.id))}>{name}</a>}>{info.data.label}</PageTitle>
        {info.data.createable && childObject !== undefined ? (
          <NewRelated
            label={info.data.label}
            objectApiName={childObject}
            parentRecordId={record.id}
            parentField={info.data.fieldApiName}
            isButton
            onSaved={() => void page.refresh()}
          />
        ) : null}
      </div>
      {records.length === 0 ? (
        <p>{t('noneRelated')}</p>
      ) : (
        <RecordTable
          caption={info.data.label}
          columns={info.data.displayColumns}
          records={records}
          order={order}
          orderPath={(fieldApiName) => pathWith({ sortBy: nextOrder(fieldApiName, order) })}
          onOrder={saveOrder}
          rowEnd={(row) => (
            <RowActions
              parentRecordId={record.id}
              recordId={row.id}
              name={recordName(row, info.data?.displayColumns[0]?.fieldApiName)}
              onDone={() => void page.refresh()}
            />
          )}
        />
      )}
      <PageLinks
        previous={previousPageToken === null ? null : pathWith({ pageToken: previousPageToken })}
        next={nextPageToken === null ? null : pathWith({ pageToken: nextPageToken })}
      />
    </>
  )
}

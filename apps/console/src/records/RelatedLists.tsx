import {
  useRelatedListInfoBatch,
  useRelatedListRecordsBatch,
  useRelatedListsCount,
  useRelatedListsInfo,
} from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import type { RecordRepresentation } from '@porchlight/metadata'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { consoleLabels } from '../shell/labels'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { RelatedList } from './related/RelatedList'

/** How many records of each related list a record's page shows. */
const rowsPerList = 5

/** How far the records of a related list are counted. */
const maxCountedRows = 100

/** A record's related lists: each with its count, its first rows and a link to all of them. */
export function RelatedLists({ record }: { readonly record: RecordRepresentation }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { data, error } = useRelatedListsInfo({
    parentObjectApiName: record.apiName,
    recordTypeId: record.recordTypeId,
  })
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" label={t('loading')} />
  const ids = data.relatedLists.map(({ relatedListId }) => relatedListId)
  return ids.length === 0 ? null : <Lists record={record} ids={ids} />
}

function Lists({ record, ids }: { readonly record: RecordRepresentation; readonly ids: readonly string[] }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const infos = useRelatedListInfoBatch({ parentObjectApiName: record.apiName, relatedListNames: ids })
  const counts = useRelatedListsCount({
    parentRecordId: record.id,
    relatedListNames: ids,
    maxCount: maxCountedRows,
  })
  const rows = useRelatedListRecordsBatch({
    parentRecordId: record.id,
    relatedListParameters: ids.map((relatedListId) => ({ relatedListId, pageSize: rowsPerList })),
  })
  if (infos.error !== undefined || rows.error !== undefined) return <PartFailed />
  if (infos.data === undefined || rows.data === undefined) {
    return <Skeleton shape="card" count={2} label={t('loading')} />
  }
  const refresh = () => Promise.all([rows.refresh(), counts.refresh()])
  return (
    <div className={styles.stack}>
      {ids.map((id, index) => {
        const info = infos.data?.results[index]?.result
        const page = rows.data?.results[index]?.result
        const count = counts.data?.results[index]?.result
        if (info === undefined || page === undefined || !('displayColumns' in info) || !('records' in page)) {
          return null
        }
        return (
          <RelatedList
            key={id}
            record={record}
            relatedListId={id}
            info={info}
            page={page}
            count={
              count === undefined || !('hasMore' in count)
                ? null
                : `${count.count}${count.hasMore ? '+' : ''}`
            }
            refresh={refresh}
          />
        )
      })}
    </div>
  )
}

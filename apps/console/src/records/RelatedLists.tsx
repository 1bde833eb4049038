import {
  useRelatedListInfoBatch,
  useRelatedListRecordsBatch,
  useRelatedListsCount,
  useRelatedListsInfo,
} from '@porchlight/data-service-react'
import { Card, Skeleton } from '@porchlight/design-system'
import type { RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { createAddress } from '../create/create-address'
import { RecordTable } from '../lists/RecordTable'
import { consoleLabels } from '../shell/labels'
import { relatedListPath } from '../shell/navigation/place'
import { labels } from './labels'
import styles from './RecordPage.module.css'

/** How many records of each related list a record's page shows. */
const shownRows = 5

/** How many of a related list's columns stand beside a record. */
const shownColumns = 4

/** How far the records of a related list are counted. */
const countedRows = 100

/** What is related to a record: each list with its count, its first rows and the way to all of them. */
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
  const address = useAddress()
  const infos = useRelatedListInfoBatch({ parentObjectApiName: record.apiName, relatedListNames: ids })
  const counts = useRelatedListsCount({
    parentRecordId: record.id,
    relatedListNames: ids,
    maxCount: countedRows,
  })
  const rows = useRelatedListRecordsBatch({
    parentRecordId: record.id,
    relatedListParameters: ids.map((relatedListId) => ({ relatedListId, pageSize: shownRows })),
  })
  if (infos.error !== undefined || rows.error !== undefined) return <PartFailed />
  if (infos.data === undefined || rows.data === undefined) {
    return <Skeleton shape="card" count={2} label={t('loading')} />
  }
  return (
    <div className={styles.stack}>
      {ids.map((id, index) => {
        const info = infos.data?.results[index]?.result
        const page = rows.data?.results[index]?.result
        const count = counts.data?.results[index]?.result
        if (info === undefined || page === undefined || !('displayColumns' in info) || !('records' in page)) {
          return null
        }
        const [child] = info.objectApiNames
        return (
          <Card
            key={id}
            title={`${info.label}${count !== undefined && 'hasMore' in count ? ` (${count.count}${count.hasMore ? '+' : ''})` : ''}`}
            action={
              <span className={styles.links}>
                {info.createable && child !== undefined ? (
                  <a
                    href={address(
                      createAddress(child, { fromId: record.id, fields: { [info.fieldApiName]: record.id } }),
                    )}
                    aria-label={t('newInList', { label: info.label })}
                  >
                    {t('newIn')}
                  </a>
                ) : null}
                {page.nextPageToken === null ? null : (
                  <a
                    href={address(relatedListPath(record.id, id))}
                    aria-label={t('showAllOf', { label: info.label })}
                  >
                    {t('showAll')}
                  </a>
                )}
              </span>
            }
          >
            {page.records.length === 0 ? (
              <p>{t('noneRelated')}</p>
            ) : (
              <RecordTable
                caption={info.label}
                columns={info.displayColumns.slice(0, shownColumns)}
                records={page.records}
                order={null}
              />
            )}
          </Card>
        )
      })}
    </div>
  )
}

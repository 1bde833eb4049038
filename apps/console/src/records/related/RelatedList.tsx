import {
  type useRelatedListInfoBatch,
  type useRelatedListRecordsBatch,
  useUpdateRelatedListPreferences,
} from '@porchlight/data-service-react'
import { Card } from '@porchlight/design-system'
import type { RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { buildListAddress, defaultListChoice, nextOrder, parseOrder } from '../../lists/list-address'
import { RecordTable } from '../../lists/RecordTable'
import { relatedListPath } from '../../shell/navigation/place'
import { labels } from '../labels'
import styles from '../RecordPage.module.css'
import { recordName } from '../record-name'
import { NewRelated } from './NewRelated'
import { RowActions } from './RowActions'

type ResultOf<Batch extends { readonly data?: unknown }> =
  NonNullable<Batch['data']> extends {
    readonly results: readonly (infer Item extends { readonly result: unknown })[]
  }
    ? Item['result']
    : never

/** What a related list is, and its first rows. */
export type RelatedListInfo = Extract<
  ResultOf<ReturnType<typeof useRelatedListInfoBatch>>,
  { readonly displayColumns: unknown }
>
export type RelatedListPage = Extract<
  ResultOf<ReturnType<typeof useRelatedListRecordsBatch>>,
  { readonly records: unknown }
>

/** The number of a related list's columns shown beside a record. */
const maxColumns = 4

interface RelatedListProps {
  readonly record: RecordRepresentation
  readonly relatedListId: string
  readonly info: RelatedListInfo
  readonly page: RelatedListPage
  /** The number of records, such as `12` or `100+`; null while it is unknown. */
  readonly count: string | null
  /** Reads rows and count again. */
  readonly refresh: () => Promise<unknown>
}

/** The first rows of a related list, in the order that the viewer wants, with what can be done with them. */
export function RelatedList({ record, relatedListId, info, page, count, refresh }: RelatedListProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const savePreferences = useUpdateRelatedListPreferences()
  const [childObject] = info.objectApiNames
  const columns = info.displayColumns.slice(0, maxColumns)
  const order = parseOrder(page.sortBy)
  const allPath = relatedListPath(record.id, relatedListId)

  async function orderBy(fieldApiName: string) {
    const nextSort = parseOrder([nextOrder(fieldApiName, order)])
    if (nextSort === null) return
    await savePreferences({ preferencesId: `${record.apiName}.${relatedListId}`, orderedBy: [nextSort] })
    await refresh()
  }

  return (
    <Card
      title={count === null ? info.label : `${info.label} (${count})`}
      action={
        <span className={styles.links}>
          {info.createable && childObject !== undefined ? (
            <NewRelated
              label={info.label}
              objectApiName={childObject}
              parentRecordId={record.id}
              parentField={info.fieldApiName}
              onSaved={() => void refresh()}
            />
          ) : null}
          {page.nextPageToken === null ? null : (
            <a href={address(allPath)} aria-label={t('showAllOf', { label: info.label })}>
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
          columns={columns}
          records={page.records}
          order={order}
          orderPath={(fieldApiName) =>
            buildListAddress(allPath, { ...defaultListChoice, sortBy: nextOrder(fieldApiName, order) })
          }
          onOrder={(fieldApiName, event) => {
            event.preventDefault()
            orderBy(fieldApiName).catch(() => undefined)
          }}
          rowEnd={(row) => (
            <RowActions
              parentRecordId={record.id}
              recordId={row.id}
              name={recordName(row, columns[0]?.fieldApiName)}
              onDone={() => void refresh()}
            />
          )}
        />
      )}
    </Card>
  )
}

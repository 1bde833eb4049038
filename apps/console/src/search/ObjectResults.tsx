import {
  useKeywordSearchResults,
  useObjectInfo,
  useSearchFilterMetadata,
} from '@porchlight/data-service-react'
import { EmptyState, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useMemo } from 'react'
import { RowAvatars } from '../avatars/RecordAvatars'
import { FilterBar } from '../filters/FilterBar'
import type { FilterField } from '../filters/filter'
import { PageLinks } from '../lists/PageLinks'
import { RecordTable } from '../lists/RecordTable'
import { NotFound } from '../records/NotFound'
import { consoleLabels } from '../shell/labels'
import { labels } from './labels'
import { buildResultColumns } from './result-columns'
import { buildSearchAddress, type SearchChoice } from './search-address'

/** How many rows a page of results has. */
const pageSize = 25

/** What a search found of one object, filtered and page by page. */
export function ObjectResults({
  objectApiName,
  choice,
}: {
  readonly objectApiName: string
  readonly choice: SearchChoice
}) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { q, filters, pageToken } = choice
  const metadata = useSearchFilterMetadata({ objectApiName })
  const categories = new Set(
    metadata.data?.filters.flatMap(({ kind, apiName }) => (kind === 'DataCategory' ? [apiName] : [])),
  )
  const info = useObjectInfo({ objectApiName })
  const { data, error } = useKeywordSearchResults(
    metadata.data === undefined
      ? undefined
      : {
          objectApiName,
          q,
          pageSize,
          ...(pageToken === null ? {} : { pageToken }),
          filters: filters
            .filter(({ fieldApiName }) => !categories.has(fieldApiName))
            .map(({ fieldApiName, operator, operands }) => ({
              fieldPath: fieldApiName,
              operator,
              values: operands,
            })),
          dataCategories: filters
            .filter(({ fieldApiName }) => categories.has(fieldApiName))
            .map(({ fieldApiName, operands }) => ({
              groupName: fieldApiName,
              operator: 'AT',
              values: operands,
            })),
        },
  )
  const fields = useMemo(
    () =>
      metadata.data?.filters.map(
        ({ apiName, label, operators, type, kind }): FilterField => ({
          fieldApiName: apiName,
          label,
          // A person who looks for a record selects the categories that it may have.
          operators: kind === 'DataCategory' ? ['Equals'] : operators,
          kind: type === 'Select' ? 'choice' : 'text',
          dataType: 'String',
          choices: null,
        }),
      ),
    [metadata.data],
  )
  if (isUnknownRecord(metadata.error)) return <NotFound />
  const pathWith = (part: Partial<SearchChoice>) =>
    buildSearchAddress({ ...choice, objectApiName, pageToken: null, ...part })
  return (
    <>
      <FilterBar
        objectApiName={objectApiName}
        filters={filters}
        fields={fields}
        pathWith={(chosen) => pathWith({ filters: chosen })}
      />
      {error !== undefined || metadata.error !== undefined ? (
        <PartFailed />
      ) : data === undefined || info.data === undefined ? (
        <Skeleton shape="card" count={2} label={t('loading')} />
      ) : data.records.length === 0 ? (
        <EmptyState title={t('nothingFound', { q })}>{t('nothingFoundText')}</EmptyState>
      ) : (
        <>
          <RowAvatars records={data.records} object={info.data}>
            <RecordTable
              caption={data.labelPlural}
              columns={buildResultColumns(data.records, info.data)}
              records={data.records}
              order={null}
            />
          </RowAvatars>
          <PageLinks
            previous={
              data.previousPageToken === null ? null : pathWith({ pageToken: data.previousPageToken })
            }
            next={data.nextPageToken === null ? null : pathWith({ pageToken: data.nextPageToken })}
          />
        </>
      )}
    </>
  )
}

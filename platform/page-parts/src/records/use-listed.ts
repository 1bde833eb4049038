import { useRelatedListRecords } from '@porchlight/data-service-react'
import type { ListFieldName } from '@porchlight/ui-api/client'
import { useMemo } from 'react'
import type { ReadRecord } from './field-value'

/** The first items of a record's related list. */
export interface Listed<Item> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly Item[]
  /** Whether the list has more than were read. */
  readonly hasMore: boolean
}

/** What to read of a related list. */
interface ListedConfig<Item> {
  readonly parentRecordId: string
  readonly relatedListId: string
  readonly fields: readonly ListFieldName[]
  /** A field, with `-` before it for the highest first. */
  readonly order: string
  readonly count: number
  /** The same function for as long as the list is shown. */
  readonly toItem: (record: ReadRecord) => Item
}

/** Reads the first `count` items of a related list. */
export function useListed<Item>({
  parentRecordId,
  relatedListId,
  fields,
  order,
  count,
  toItem,
}: ListedConfig<Item>): Listed<Item> {
  const answer = useRelatedListRecords({
    parentRecordId,
    relatedListId,
    fields,
    sortBy: [order],
    pageSize: count,
  })
  const items = useMemo(() => (answer.data?.records ?? []).map(toItem), [answer.data, toItem])
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    items,
    hasMore: typeof answer.data?.nextPageToken === 'string',
  }
}

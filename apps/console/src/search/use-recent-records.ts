import { useDataService } from '@porchlight/data-service-react'
import { getMruListUi } from '@porchlight/ui-api/client'
import { useEffect, useState } from 'react'
import type { ConsoleItem } from '../navigation/use-console-items'
import { recordName } from '../records/record-name'
import type { Suggestion } from './suggestion'

/** How many records of each object are read; as many as the home page shows, so that both share an answer. */
export const recentPerObject = 5

/** How many records of each object are offered. */
const offeredPerObject = 2

const nothing: readonly Suggestion[] = []

/** The records that the viewer opened last, object by object in the order of the navigation; read while `isWanted`. */
export function useRecentRecords(items: readonly ConsoleItem[], isWanted: boolean): readonly Suggestion[] {
  const dataService = useDataService()
  const [recent, setRecent] = useState(nothing)
  useEffect(() => {
    if (!isWanted) return
    let isWatched = true
    const reads = items.map(async ({ objectApiName, label }): Promise<readonly Suggestion[]> => {
      if (objectApiName === null) return nothing
      const read = await dataService.read(getMruListUi, { objectApiName, pageSize: recentPerObject })
      if (!('data' in read)) return nothing
      const { info, records } = read.data
      const column = info.displayColumns[0]?.fieldApiName
      return records.records.slice(0, offeredPerObject).map((record) => ({
        recordId: record.id,
        name: recordName(record, column),
        details: '',
        kind: label,
      }))
    })
    void Promise.all(reads).then((lists) => {
      if (isWatched) setRecent(lists.flat())
    })
    return () => {
      isWatched = false
    }
  }, [dataService, items, isWanted])
  return recent
}

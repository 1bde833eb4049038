import { useDataService } from '@porchlight/data-service-react'
import { getMruListUi } from '@porchlight/ui-api/client'
import { useEffect, useState } from 'react'
import type { ConsoleItem } from '../navigation/use-console-items'
import { recordName } from '../records/record-name'
import type { Suggestion } from './suggestion'

/** How many records of each object are read; as many as the home page shows, so that both share an answer. */
export const recentPerObject = 5

/** How many records of each object are offered. */
const shownPerObject = 2

const noSuggestions: readonly Suggestion[] = []

/** The records that the viewer opened last, object by object in the order of the navigation; read while `isEnabled`. */
export function useRecentRecords(items: readonly ConsoleItem[], isEnabled: boolean): readonly Suggestion[] {
  const dataService = useDataService()
  const [recent, setRecent] = useState(noSuggestions)
  useEffect(() => {
    if (!isEnabled) return
    let isActive = true
    const reads = items.map(async ({ objectApiName, label }): Promise<readonly Suggestion[]> => {
      if (objectApiName === null) return noSuggestions
      const read = await dataService.read(getMruListUi, { objectApiName, pageSize: recentPerObject })
      if (!('data' in read)) return noSuggestions
      const { info, records } = read.data
      const column = info.displayColumns[0]?.fieldApiName
      return records.records.slice(0, shownPerObject).map((record) => ({
        recordId: record.id,
        name: recordName(record, column),
        details: '',
        kind: label,
      }))
    })
    void Promise.all(reads).then((lists) => {
      if (isActive) setRecent(lists.flat())
    })
    return () => {
      isActive = false
    }
  }, [dataService, items, isEnabled])
  return recent
}

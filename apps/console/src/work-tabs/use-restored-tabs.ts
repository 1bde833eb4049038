import { useRecords } from '@porchlight/data-service-react'
import { readWorkTabs, saveWorkTabs, type WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { useEffect, useState } from 'react'
import { useConsoleApp } from '../navigation/use-console-items'
import { recordName } from '../records/record-name'
import { parsePlace } from '../shell/navigation/place'
import { changeTabs, useOpenTabs } from './open-tabs'

/** Restores the work tabs that the viewer had open in this browser tab, and stores the open ones from then on. */
export function useRestoredTabs(userId: string): void {
  const isPersistent = useConsoleApp()?.isNavTabPersistenceDisabled === false
  const { tabs } = useOpenTabs()
  const [restored, setRestored] = useState<readonly WorkTab[] | null>(null)

  // After hydration, so that the first picture is the server's.
  useEffect(() => {
    if (!isPersistent) return
    const stored = readWorkTabs(userId)
    changeTabs(() => ({ tabs: stored }))
    setRestored(stored)
  }, [isPersistent, userId])

  useEffect(() => {
    if (isPersistent && restored !== null) saveWorkTabs(userId, tabs)
  }, [isPersistent, restored, userId, tabs])

  const records = (restored ?? []).flatMap(({ path, nameField }) => {
    const place = parsePlace(path)
    return place.kind === 'record' && nameField !== null
      ? [{ path, recordId: place.recordId, nameField }]
      : []
  })
  const { data } = useRecords(
    records.length === 0
      ? undefined
      : {
          records: records.map(({ recordId, nameField }) => {
            const [objectApiName = '', fieldApiName = ''] = nameField.split('.')
            return { recordIds: [recordId], optionalFields: [{ objectApiName, fieldApiName }] }
          }),
        },
  )

  // Meanwhile some records may have been renamed, and some deleted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records follow from what was restored, as the answer does
  useEffect(() => {
    if (data === undefined) return
    const names = new Map<string, string>()
    for (const { result, statusCode } of data.results) {
      if (statusCode !== 200 || !('fields' in result)) continue
      const nameField = records.find(({ recordId }) => recordId === result.id)?.nameField
      names.set(result.id, recordName(result, nameField?.slice(nameField.indexOf('.') + 1)))
    }
    const missing = records.filter(({ recordId }) => !names.has(recordId)).map(({ path }) => path)
    const pathToName = new Map(records.map(({ path, recordId }) => [path, names.get(recordId)]))
    changeTabs(({ tabs: open, gone }) => ({
      gone: new Set([...gone, ...missing]),
      tabs: open.map((tab) => ({ ...tab, label: pathToName.get(tab.path) ?? tab.label })),
    }))
  }, [data])
}

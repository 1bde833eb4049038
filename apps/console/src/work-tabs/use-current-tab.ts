import { useRecordUi } from '@porchlight/data-service-react'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useEffect } from 'react'
import { useConsoleApp } from '../navigation/use-console-items'
import { recordParts } from '../records/record-parts'
import { toShownRecord } from '../records/shown-record'
import type { Place } from '../shell/navigation/place'
import { changeTabs } from './open-tabs'
import { withTab } from './work-tab-list'

/** Opens the record that is shown as the temporary tab, or notes that a tab is looked at. */
export function useCurrentTab(place: Place, currentPath: string): void {
  const app = useConsoleApp()
  const opensAutomatically = app?.isNavAutoTempTabsDisabled === false
  const recordId = place.kind === 'record' ? place.recordId : null
  const { data, error } = useRecordUi(
    recordId === null ? undefined : { recordIds: [recordId], ...recordParts },
  )
  const shown = data === undefined ? null : toShownRecord(data)
  const label = shown?.name
  const nameField = shown === null ? null : `${shown.object.apiName}.${shown.object.nameFields[0] ?? 'Id'}`
  const isGone = isUnknownRecord(error)

  useEffect(() => {
    changeTabs(({ tabs, unsaved, gone }) => {
      const open = tabs.find(({ path }) => path === currentPath)
      const usedAt = Date.now()
      if (open !== undefined) {
        const used = { ...open, usedAt, label: label ?? open.label, nameField: nameField ?? open.nameField }
        const others = [...gone].filter((path) => path !== currentPath)
        return {
          tabs: withTab(tabs, used, unsaved),
          gone: new Set(isGone ? [...others, currentPath] : others),
        }
      }
      if (label === undefined || !opensAutomatically) return null
      return {
        tabs: withTab(tabs, { path: currentPath, label, nameField, isPermanent: false, usedAt }, unsaved),
      }
    })
  }, [currentPath, label, nameField, isGone, opensAutomatically])
}

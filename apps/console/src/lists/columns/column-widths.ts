import { useUpdateListPreferences } from '@porchlight/data-service-react'
import { useEffect, useRef, useState } from 'react'
import type { ListInfo } from '../list-info'

/** The minimum and maximum width of a column, in pixels; the data service accepts up to 2000. */
export const widthLimits = { min: 56, max: 1_000 } as const

/** How long nothing has to change before widths are stored, in milliseconds. */
const debounceMs = 500

/** What the viewer chose for the widths of columns. */
export interface ColumnWidths {
  /** In pixels; null where the column is as wide as its content asks for. */
  readonly get: (fieldApiName: string) => number | null
  /** Null resets the width. */
  readonly set: (fieldApiName: string, width: number | null) => void
}

/** The value in list preferences for an automatic width. */
const automatic = -1

/** The widths of a list’s columns: as stored, then as chosen here, which is stored once it is at rest. */
export function useColumnWidths({ listReference, userPreferences, displayColumns }: ListInfo): ColumnWidths {
  const savePreferences = useUpdateListPreferences()
  const { objectApiName, listViewApiName } = listReference
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const isStored = useRef(true)
  useEffect(() => {
    if (isStored.current) return
    const timer = setTimeout(() => {
      isStored.current = true
      // Columns that the address adds to the view have no stored width.
      const columnWidths = Object.fromEntries(
        displayColumns.flatMap(({ fieldApiName }) => {
          const width = chosen[fieldApiName]
          return width === undefined ? [] : [[fieldApiName, width]]
        }),
      )
      savePreferences({ objectApiName, listViewApiName, columnWidths }).catch(() => undefined)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [chosen, displayColumns, savePreferences, listViewApiName, objectApiName])
  return {
    get(fieldApiName) {
      const width = chosen[fieldApiName] ?? userPreferences.columnWidths[fieldApiName] ?? automatic
      return width > 0 ? width : null
    },
    set(fieldApiName, width) {
      isStored.current = false
      setChosen((before) => ({ ...before, [fieldApiName]: width === null ? automatic : clampWidth(width) }))
    },
  }
}

/** A whole number of pixels that a column can be wide. */
export function clampWidth(width: number): number {
  return Math.round(Math.max(widthLimits.min, Math.min(width, widthLimits.max)))
}

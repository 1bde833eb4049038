import type { RecordRepresentation } from '@porchlight/metadata'
import { useLayoutEffect, useRef, useState } from 'react'
import { recordName } from '../records/record-name'
import type { SelectedRecord } from './ChangeResults'
import type { RecordColumn } from './record-column'

/** Which rows of a page are selected. */
export interface RowSelection {
  /** In the order of the rows. */
  readonly ids: readonly string[]
  readonly has: (recordId: string) => boolean
  /** Selects a row, or takes it out; with `isRange`, all rows between it and the one that was pressed before. */
  readonly toggle: (recordId: string, isRange: boolean) => void
  /** Selects all rows, or none when all are. */
  readonly toggleAll: () => void
  readonly clear: () => void
}

const noRows: ReadonlySet<string> = new Set()

/** The selection among the rows that are shown; rows that are gone are no longer in it. */
export function useRowSelection(recordIds: readonly string[]): RowSelection {
  const [selected, setSelected] = useState(noRows)
  const last = useRef<string | null>(null)
  const rows = useRef(recordIds)
  useLayoutEffect(() => {
    rows.current = recordIds
  })
  const ids = recordIds.filter((id) => selected.has(id))
  return {
    ids,
    has: (recordId) => selected.has(recordId),
    // Rows that do not re-render call the function that they were rendered with: it reads the current rows.
    toggle(recordId, isRange) {
      const all = rows.current
      const from = isRange && last.current !== null ? all.indexOf(last.current) : -1
      const to = all.indexOf(recordId)
      const affected = from < 0 ? [recordId] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
      last.current = recordId
      setSelected((before) => {
        const next = new Set(before)
        for (const id of affected) {
          if (before.has(recordId)) next.delete(id)
          else next.add(id)
        }
        return next
      })
    },
    toggleAll: () => setSelected(ids.length === recordIds.length ? noRows : new Set(recordIds)),
    clear: () => setSelected(noRows),
  }
}

/** The selected ones of a list’s records, named by its first column. */
export function toSelectedRecords(
  records: readonly RecordRepresentation[],
  { ids }: Pick<RowSelection, 'ids'>,
  [nameColumn]: readonly RecordColumn[],
): readonly SelectedRecord[] {
  const isSelected = new Set(ids)
  return records
    .filter(({ id }) => isSelected.has(id))
    .map((record) => ({ id: record.id, name: recordName(record, nameColumn?.fieldApiName) }))
}

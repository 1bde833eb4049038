import type { RecordRepresentation } from '@porchlight/metadata'
import { useState } from 'react'
import { nameOf } from '../records/record-name'
import type { ChosenRecord } from './ChangeResults'
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

const nothing: ReadonlySet<string> = new Set()

/** The selection among the rows that are shown; rows that are gone are not in it any more. */
export function useRowSelection(recordIds: readonly string[]): RowSelection {
  const [selected, setSelected] = useState(nothing)
  const [last, setLast] = useState<string | null>(null)
  const ids = recordIds.filter((id) => selected.has(id))
  return {
    ids,
    has: (recordId) => selected.has(recordId),
    toggle(recordId, isRange) {
      const isAdded = !selected.has(recordId)
      const from = isRange && last !== null ? recordIds.indexOf(last) : -1
      const to = recordIds.indexOf(recordId)
      const touched = from < 0 ? [recordId] : recordIds.slice(Math.min(from, to), Math.max(from, to) + 1)
      const next = new Set(selected)
      for (const id of touched) {
        if (isAdded) next.add(id)
        else next.delete(id)
      }
      setSelected(next)
      setLast(recordId)
    },
    toggleAll: () => setSelected(ids.length === recordIds.length ? nothing : new Set(recordIds)),
    clear: () => setSelected(nothing),
  }
}

/** The selected ones of a list’s records, named by its first column. */
export function chosenOf(
  records: readonly RecordRepresentation[],
  { ids }: Pick<RowSelection, 'ids'>,
  [naming]: readonly RecordColumn[],
): readonly ChosenRecord[] {
  const isSelected = new Set(ids)
  return records
    .filter(({ id }) => isSelected.has(id))
    .map((record) => ({ id: record.id, name: nameOf(record, naming?.fieldApiName) }))
}

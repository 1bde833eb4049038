import type { RecordRepresentation } from '@porchlight/metadata'
import type { ComponentProps, KeyboardEvent, RefObject } from 'react'
import type { GridPosition } from './grid/grid-moves'
import { cellAt, type Grid, useGrid } from './grid/use-grid'
import type { EditEnd } from './inline-edit/editor-keys'
import type { InlineEdit } from './inline-edit/use-inline-edit'
import type { RecordColumn } from './record-column'
import type { RowSelection } from './row-selection'

/** A table of records that is walked cell by cell, and whose cells are edited where that is allowed. */
export interface RecordGrid {
  readonly grid: Grid
  readonly inline: InlineEdit | undefined
  readonly tableProps: Pick<
    ComponentProps<'table'>,
    'role' | 'aria-colcount' | 'aria-multiselectable' | 'aria-readonly' | 'onFocus' | 'onKeyDown'
  >
  /** Opens a cell; false where it is not edited. */
  readonly edit: (position: GridPosition) => boolean
  /** The editor of a cell has closed. */
  readonly endEdit: (position: GridPosition, end: EditEnd) => void
}

interface RecordGridOptions {
  readonly table: RefObject<HTMLTableElement | null>
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  readonly selection: RowSelection | undefined
  readonly inline: InlineEdit | undefined
}

/** What keys do in a table of records: Space selects the row, F2 edits the cell, Enter follows its link or else edits it. */
export function useRecordGrid({ table, columns, records, selection, inline }: RecordGridOptions): RecordGrid {
  const firstDataColumn = selection === undefined ? 0 : 1
  const columnCount = columns.length + firstDataColumn
  const grid = useGrid({ table, rowCount: records.length, columnCount, firstColumn: firstDataColumn, onKey })

  function onKey(event: KeyboardEvent, position: GridPosition) {
    const { key, target, shiftKey } = event
    const record = records[position.row]
    const isOwn = target instanceof HTMLElement && target.matches('a, input, button')
    if (key === ' ' && record !== undefined && selection !== undefined) {
      // The row’s own box is pressed by its own key.
      if (target instanceof HTMLInputElement) return
      selection.toggle(record.id, shiftKey)
    } else if (key === 'F2' && position.row < 0) {
      cellAt(table.current, position)?.querySelector<HTMLElement>('[role=separator]')?.focus()
    } else if (key === 'F2' || (key === 'Enter' && !isOwn)) {
      if (!edit(position)) return
    } else return
    event.preventDefault()
  }

  function edit({ row, column }: GridPosition): boolean {
    const record = records[row]
    const shown = columns[column - firstDataColumn]
    return record !== undefined && shown !== undefined && inline?.open(record, shown) === true
  }

  function isSaving({ row, column }: GridPosition): boolean {
    const edits = inline?.edits.get(records[row]?.id ?? '')
    return edits?.get(columns[column - firstDataColumn]?.fieldApiName ?? '')?.phase === 'saving'
  }

  function endEdit({ row, column }: GridPosition, end: EditEnd) {
    if (end === 'left') return
    const step = end === 'next' ? 1 : -1
    for (
      let columnIndex = column + step;
      end !== 'stay' && columnIndex >= firstDataColumn && columnIndex < columnCount;
      columnIndex += step
    ) {
      if (edit({ row, column: columnIndex })) return
      // One that is still being saved is not passed over.
      if (isSaving({ row, column: columnIndex })) return grid.focus({ row, column: columnIndex })
    }
    grid.focus({ row, column })
  }

  return {
    grid,
    inline,
    tableProps: {
      role: 'grid',
      'aria-colcount': columnCount,
      'aria-multiselectable': selection === undefined ? undefined : true,
      'aria-readonly': inline === undefined,
      onFocus: grid.onFocus,
      onKeyDown: grid.onKeyDown,
    },
    edit,
    endEdit,
  }
}

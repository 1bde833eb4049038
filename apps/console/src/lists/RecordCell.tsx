import type { RecordRepresentation } from '@porchlight/metadata'
import { type ReactNode, startTransition, useState } from 'react'
import { fieldAt } from '../records/record-name'
import type { GridPosition } from './grid/grid-moves'
import { findEditableField } from './inline-edit/cell-edit'
import { EditableCell } from './inline-edit/EditableCell'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './record-column'
import type { RecordGrid } from './use-record-grid'

interface RecordCellProps {
  readonly record: RecordRepresentation
  readonly column: RecordColumn
  /** Whether it heads its row and leads to its record. */
  readonly isName: boolean
  readonly className: string | undefined
  readonly position: GridPosition
  readonly grid: RecordGrid | undefined
  /** How many rows are selected, when this is one of them; else 0. */
  readonly selectedCount: number
  /** Whether what it shows is a link, which has the focus for it. */
  readonly isLink: boolean
  /** What is stored. */
  readonly children: ReactNode
}

/** Up to so many letters are never as wide as a cell can be; cells of more are cut off where they have no room. */
const alwaysFittingLength = 20

/** A cell of a record’s row. Where the table is walked, its link is what has the focus, else the cell. */
export function RecordCell(props: RecordCellProps) {
  const { record, column, isName, className, position, grid, selectedCount, children } = props
  const [isHovered, setHovered] = useState(false)
  const inline = grid?.inline
  const isEditable = inline !== undefined && findEditableField(inline.object, column, record) !== null
  const edit = inline?.edits.get(record.id)?.get(column.fieldApiName)
  const tabIndex = grid?.grid.tabIndexOf(position.row, position.column)
  const isStoredShown = edit === undefined || edit.phase === 'open'
  const isLink = props.isLink && isStoredShown
  const isActive = isHovered || tabIndex === 0
  const field = fieldAt(record, column.fieldApiName)
  const isLong =
    edit !== undefined || String(field?.displayValue ?? field?.value ?? '').length > alwaysFittingLength
  const classes = [className, isLong && styles.long, isEditable && isActive && styles.editable].filter(
    Boolean,
  )
  const Element = isName ? 'th' : 'td'
  // A press is answered before the editor renders. A key is not: what is typed after it belongs in the editor.
  const editByPointer = () => startTransition(() => void grid?.edit(position))
  return (
    <Element
      scope={isName ? 'row' : undefined}
      className={classes.join(' ') || undefined}
      tabIndex={isLink && tabIndex !== undefined ? -1 : tabIndex}
      aria-colindex={grid === undefined ? undefined : position.column + 1}
      aria-readonly={inline === undefined ? undefined : !isEditable}
      onPointerEnter={isEditable ? () => setHovered(true) : undefined}
      onPointerLeave={isEditable ? () => setHovered(false) : undefined}
      onDoubleClick={isEditable ? editByPointer : undefined}
    >
      {isStoredShown ? children : null}
      {isEditable ? (
        <EditableCell
          column={column}
          edit={edit}
          inline={inline}
          selectedCount={selectedCount > 1 ? selectedCount : 0}
          isActive={isActive}
          onEdit={editByPointer}
          onEnd={(end) => grid?.endEdit(position, end)}
        />
      ) : null}
    </Element>
  )
}

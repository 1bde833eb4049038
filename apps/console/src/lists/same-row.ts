import type { RecordRowProps } from './record-row-props'

/**
 * Whether a row would be drawn as it is: then a key that goes from row to row draws two of them again, not the whole list.
 * What a row calls may be that of an earlier drawing: it does the same for the same row.
 */
export function isSameRow(before: RecordRowProps, after: RecordRowProps): boolean {
  const { columns, selection, grid, index, record } = after
  const isSelected = selection?.has(record.id)
  const edits = grid?.inline?.edits.get(record.id)
  return (
    before.record === record &&
    before.index === index &&
    before.isEndless === after.isEndless &&
    before.rowEnd === after.rowEnd &&
    before.measure === after.measure &&
    before.selection?.has(record.id) === isSelected &&
    (before.grid === undefined) === (grid === undefined) &&
    (before.grid?.inline === undefined) === (grid?.inline === undefined) &&
    activeColumn(before) === activeColumn(after) &&
    before.grid?.inline?.edits.get(record.id) === edits &&
    // The open editor offers to write to all that are selected.
    (edits === undefined || before.selection?.ids.length === selection?.ids.length) &&
    before.columns.length === columns.length &&
    columns.every(
      (column, at) =>
        column === before.columns[at] && before.getClassName(column) === after.getClassName(column),
    )
  )
}

/** Which cell of the row the Tab key leads to; null when it is in another row. */
function activeColumn({ grid, index }: RecordRowProps): number | null {
  const active = grid?.grid.active
  return active?.row === index ? active.column : null
}

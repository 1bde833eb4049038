/** A cell of a grid: its row among all rows, the headings being row -1, and its column, both from 0 on. */
export interface GridPosition {
  readonly row: number
  readonly column: number
}

/** How large a grid is, and how many rows are in sight at once. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  readonly pageRows: number
}

/**
 * Where a key leads from a cell; null when it leads nowhere. The keys are those of the data grid in the ARIA Authoring
 * Practices Guide of the W3C.
 */
export function nextPosition(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: GridPosition,
  { rows, columns, pageRows }: GridSize,
): GridPosition | null {
  const last = { row: rows - 1, column: columns - 1 }
  const clamp = (toRow: number, toColumn: number) => ({
    row: Math.max(-1, Math.min(toRow, last.row)),
    column: Math.max(0, Math.min(toColumn, last.column)),
  })
  switch (key) {
    case 'ArrowUp':
      return clamp(row - 1, column)
    case 'ArrowDown':
      return clamp(row + 1, column)
    case 'ArrowLeft':
      return clamp(row, column - 1)
    case 'ArrowRight':
      return clamp(row, column + 1)
    case 'PageUp':
      return clamp(Math.max(row - pageRows, Math.min(row, 0)), column)
    case 'PageDown':
      return clamp(row + pageRows, column)
    case 'Home':
      return ctrlKey ? clamp(0, 0) : clamp(row, 0)
    case 'End':
      return ctrlKey ? clamp(last.row, last.column) : clamp(row, last.column)
    default:
      return null
  }
}

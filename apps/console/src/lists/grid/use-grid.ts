import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type GridPosition, nextPosition } from './grid-moves'

/** A table that one walks cell by cell: one of its cells is in the order of the Tab key, and is the one that had the focus. */
export interface Grid {
  readonly active: GridPosition
  /** What `tabIndex` the focused part of a cell has. */
  readonly tabIndexOf: (row: number, column: number) => 0 | -1
  /** Focuses a cell as soon as it is on the page. */
  readonly focus: (position: GridPosition) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface GridOptions {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rowCount: number
  readonly columnCount: number
  /** The column whose cell in the first row is in the order of the Tab key at first. */
  readonly firstColumn: number
  /** A key that moves nowhere was pressed in a cell. */
  readonly onKey: (event: KeyboardEvent, position: GridPosition) => void
}

/** The keyboard of a grid (ARIA Authoring Practices Guide of the W3C, “Data Grid Examples”). */
export function useGrid({ table, rowCount, columnCount, firstColumn, onKey }: GridOptions): Grid {
  const [position, setActive] = useState<GridPosition>({ row: 0, column: firstColumn })
  const active = {
    row: Math.min(position.row, rowCount - 1),
    column: Math.min(position.column, columnCount - 1),
  }
  const pendingFocus = useRef<GridPosition | null>(null)
  useLayoutEffect(() => {
    if (pendingFocus.current === null) return
    const cell = cellAt(table.current, pendingFocus.current)
    if (cell === null) return
    pendingFocus.current = null
    findFocusTarget(cell).focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function focus(position: GridPosition) {
    pendingFocus.current = position
    setActive({ ...position })
  }

  return {
    active,
    tabIndexOf: (row, column) => (row === active.row && column === active.column ? 0 : -1),
    focus,
    onFocus({ target }) {
      const position = findPosition(target)
      if (position !== null && (position.row !== active.row || position.column !== active.column)) {
        setActive(position)
      }
    },
    onKeyDown(event) {
      if (event.isDefaultPrevented() || event.altKey || handlesOwnKeys(event.target)) return
      const position = findPosition(event.target)
      if (position === null) return
      const to = nextPosition({ key: event.key, ctrlKey: event.ctrlKey || event.metaKey }, position, {
        rows: rowCount,
        columns: columnCount,
        pageRows: countPageRows(table.current),
      })
      if (to === null) return onKey(event, position)
      event.preventDefault()
      focus(to)
    },
  }
}

/** Where an element of the table is; null outside its cells, and in the spaces between rows. */
function findPosition(element: EventTarget): GridPosition | null {
  const cell = element instanceof Element ? element.closest<HTMLTableCellElement>('td, th') : null
  const row = cell?.closest('tr')?.dataset.index
  return cell === null || row === undefined ? null : { row: Number(row), column: cell.cellIndex }
}

/** The cell at a position, when it is on the page. */
export function cellAt(table: HTMLTableElement | null, { row, column }: GridPosition): HTMLElement | null {
  return table?.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`)?.cells[column] ?? null
}

/** A cell’s link or box has the focus for it, where there is one. */
function findFocusTarget(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('a, input') ?? cell
}

/** Whether keys belong to what is in the cell: to its editor, or to the edge that its column is made wider by. */
function handlesOwnKeys(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-takes-keys]') !== null
}

/** How many rows are in sight at once, so that one stays in sight. */
function countPageRows(table: HTMLTableElement | null): number {
  const row = table?.querySelector('tbody tr[data-index]')
  const visibleHeight = table?.parentElement?.clientHeight ?? 0
  const height = row?.getBoundingClientRect().height ?? 0
  return height === 0 ? 1 : Math.max(1, Math.floor(visibleHeight / height) - 2)
}

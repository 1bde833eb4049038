/** The minimum width of an editor, and its distance from the window's edges, in pixels. */
const minWidth = 264
const margin = 8

/** Lays a cell’s editor over its cell, within the window and the part of the list that is in sight. */
export function positionOverCell(editor: HTMLElement): void {
  const cell = editor.closest('td, th')
  const scroller = cell?.closest('[role=region]')
  if (cell == null || scroller == null) return
  const cellBounds = cell.getBoundingClientRect()
  const visible = scroller.getBoundingClientRect()
  const width = Math.min(Math.max(cellBounds.width, minWidth), innerWidth - 2 * margin)
  editor.style.width = `${width}px`
  const top = clamp(cellBounds.top, Math.max(margin, visible.top), Math.min(innerHeight, visible.bottom))
  editor.style.left = `${clamp(cellBounds.left, margin, innerWidth - width - margin)}px`
  editor.style.top = `${Math.max(margin, Math.min(top, innerHeight - editor.offsetHeight - margin))}px`
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}

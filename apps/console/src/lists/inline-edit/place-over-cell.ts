/** The least width of an editor, and how far it stays from the edges of the window, in pixels. */
const leastWidth = 264
const margin = 8

/** Lays a cell’s editor over its cell, within the window and the part of the list that is in sight. */
export function placeOverCell(editor: HTMLElement): void {
  const cell = editor.closest('td, th')
  const scroller = cell?.closest('[role=region]')
  if (cell == null || scroller == null) return
  const at = cell.getBoundingClientRect()
  const seen = scroller.getBoundingClientRect()
  const width = Math.min(Math.max(at.width, leastWidth), innerWidth - 2 * margin)
  editor.style.width = `${width}px`
  const top = between(at.top, Math.max(margin, seen.top), Math.min(innerHeight, seen.bottom))
  editor.style.left = `${between(at.left, margin, innerWidth - width - margin)}px`
  editor.style.top = `${Math.max(margin, Math.min(top, innerHeight - editor.offsetHeight - margin))}px`
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

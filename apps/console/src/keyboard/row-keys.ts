/**
 * Moves the focus to the row after the one that it is in, or before it; to the first row when it is outside the rows.
 */
export function focusRow(root: ParentNode, step: 1 | -1): void {
  const links = [...root.querySelectorAll<HTMLElement>('main tbody th a')]
  const current = document.activeElement?.closest('tr') ?? null
  const currentIndex = links.findIndex((link) => link.closest('tr') === current)
  const next = links[currentIndex < 0 ? 0 : Math.min(Math.max(currentIndex + step, 0), links.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Presses the box of the row that the focus is in. */
export function toggleRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
}

/** Whether keys belong to what has the focus: text is typed there, or it is in a dialog. */
export function handlesOwnKeys(element: Element | null): boolean {
  return (
    element?.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [data-takes-keys]',
    ) != null
  )
}

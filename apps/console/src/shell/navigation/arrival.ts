/** How long a page may take to load before the focus is no longer moved. */
const maxWaitMs = 5_000

/**
 * Focuses, as soon as nothing else has the focus, the heading of a page that was opened without a reload. On the way back
 * it goes on to the link that had led away (`previousPathname`) once that is there, so that one goes on from the same row.
 * It ends with the first press once something has the focus.
 *
 * @returns ends it
 */
export function focusOnArrival(previousPathname: string | null): () => void {
  const moveFocus = () => {
    const active = document.activeElement
    if (active !== null && active !== document.body && !active.matches('main h1')) return stop()
    const link = previousPathname === null ? undefined : findLink(previousPathname)
    if (link !== undefined) {
      link.focus({ preventScroll: true })
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return stop()
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null || heading === active) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(moveFocus)
  const timer = setTimeout(stop, maxWaitMs)
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('keydown', handleKeyDown, true)
  addEventListener('pointerdown', stop, true)
  moveFocus()
  return stop

  function handleKeyDown() {
    if (document.activeElement !== document.body) stop()
  }

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', handleKeyDown, true)
    removeEventListener('pointerdown', stop, true)
  }
}

function findLink(pathname: string): HTMLAnchorElement | undefined {
  // A row’s, or one in the text of a page: the link above the heading leads up, and is not how the viewer left.
  const links = document.querySelectorAll<HTMLAnchorElement>('main :is(th, td, li, dd) a[href]')
  return [...links].find((link) => link.pathname === pathname && link.checkVisibility())
}

/** So long a page may take to come until nobody waits for the focus any more. */
const longestWaitMs = 5_000

/**
 * Gives the focus, as soon as nothing else has it, to the heading of a page that came without a reload. On the way back
 * it goes on to the link that had led away (`leftPathname`) once that is there, so that one goes on from the same row.
 * It ends with the first press once something has the focus.
 *
 * @returns ends it
 */
export function focusArrival(leftPathname: string | null): () => void {
  const give = () => {
    const active = document.activeElement
    if (active !== null && active !== document.body && !active.matches('main h1')) return end()
    const link = leftPathname === null ? undefined : linkTo(leftPathname)
    if (link !== undefined) {
      link.focus({ preventScroll: true })
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return end()
    }
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null || heading === active) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(give)
  const timer = setTimeout(end, longestWaitMs)
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('keydown', press, true)
  addEventListener('pointerdown', end, true)
  give()
  return end

  function press() {
    if (document.activeElement !== document.body) end()
  }

  function end() {
    observer.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', press, true)
    removeEventListener('pointerdown', end, true)
  }
}

function linkTo(pathname: string): HTMLAnchorElement | undefined {
  // A row’s, or one in the text of a page: above the heading stands the way up, which nobody came by.
  const links = document.querySelectorAll<HTMLAnchorElement>('main :is(th, td, li, dd) a[href]')
  return [...links].find((link) => link.pathname === pathname && link.checkVisibility())
}

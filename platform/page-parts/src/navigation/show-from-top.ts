/** Shows a page that was loaded without a reload like one that was: from its top, with focus on its heading. */
export function showFromTop(): void {
  scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Shows a page that came without a reload as one that was loaded: from its top, with the focus on its heading. */
export function showFromTop(): void {
  scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

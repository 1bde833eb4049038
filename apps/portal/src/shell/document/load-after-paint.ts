/** How long the scripts wait at most: a tab in the background has no paint, and a font may not arrive. */
const longestWaitMs = 1_000

/**
 * Fetches the page's modules once the page has been painted in its own font, so that on a slow line the text appears
 * first. `modules` are addresses; the first is the one that runs, the others are its imports.
 */
export function loadAfterPaint(modules: readonly string[]): void {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    const [entry, ...imported] = modules
    for (const href of imported) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src: entry ?? '' }),
    )
  }
  new PerformanceObserver(() => void document.fonts.ready.then(load)).observe({
    type: 'paint',
    buffered: true,
  })
  setTimeout(load, longestWaitMs)
}

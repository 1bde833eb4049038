/** A link of this site in the page's language; `path` is without the language's prefix. */
export interface LinkTarget {
  readonly path: string
  /** With its `?`, or empty. */
  readonly search: string
}

/**
 * Watches clicks on plain links below `root` and passes those of this site and language to `follow`; when it returns
 * false or fails, the browser opens the link. New-tab clicks, downloads, fragments of the same page and links with
 * `target` are left to the browser.
 *
 * @param base the language's prefix, `/es` or empty
 * @returns ends the watching
 */
export function followLinks(
  root: Document,
  base: string,
  follow: (target: LinkTarget) => Promise<boolean>,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    const target = link === null ? null : targetOf(new URL(link.href), new URL(location.href), base)
    if (link === null || target === null) return
    event.preventDefault()
    follow(target).then(
      (followed) => followed || location.assign(link.href),
      () => location.assign(link.href),
    )
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/** Returns the target of `url` if no reload is needed to get there from `here`; else null. */
export function targetOf(url: URL, here: URL, base: string): LinkTarget | null {
  if (url.origin !== here.origin || url.hash !== '') return null
  const isSpanish = /^\/es(\/|$)/.test(url.pathname)
  if (isSpanish !== (base !== '')) return null
  const path = url.pathname.slice(base.length)
  return { path: path === '' ? '/' : path, search: url.search }
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.href === '' || link.hasAttribute('download') || link.target !== '') return null
  return link.hasAttribute('data-reload') ? null : link
}

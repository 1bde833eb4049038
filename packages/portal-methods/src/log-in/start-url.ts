/**
 * The path that `startURL` names when it leads to a page of this site; `fallback` otherwise. The value is
 * read by the one URL parser that browsers use, so that `//host`, `/\host`, `https:host` and line breaks
 * lead nowhere else (research: open redirects).
 */
export function safeStartUrl(startURL: string | undefined, fallback: string): string {
  if (startURL === undefined || !startURL.startsWith('/')) return fallback
  if (hasControlCharacter(startURL) || startURL.includes('\\')) return fallback
  const origin = 'http://site.invalid'
  const url = URL.canParse(startURL, origin) ? new URL(startURL, origin) : null
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}`
}

function hasControlCharacter(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

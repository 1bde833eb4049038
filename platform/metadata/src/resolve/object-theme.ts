import { fingerprint } from './fingerprint'
import type { ResolvedObject } from './resolved-metadata'

/** White text is readable (contrast of at least 4.5) on each of these. */
const colors = ['1B4D89', 'A8371B', '17674A', '6B4FB3', '8A5300', '2B6777', '9C2C6B', '4B5768'] as const

/** A colour of the object's own and an icon that needs no file: its first letter on that colour. */
export function themeOf(object: ResolvedObject): { readonly color: string; readonly iconUrl: string } {
  const chosen = Number.parseInt(fingerprint(object.apiName).slice(0, 4), 16) % colors.length
  const color = colors[chosen] ?? colors[0]
  const icon =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#${color}"/>` +
    `<text x="12" y="17" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#fff">${object.apiName.charAt(0)}</text></svg>`
  return { color, iconUrl: `data:image/svg+xml,${encodeURIComponent(icon)}` }
}

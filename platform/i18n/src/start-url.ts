import { languageOfPath } from './language'

/** Pages that lead nowhere: the sign-in would show itself, the sign-out would undo it. */
const neverStart = /^\/(es\/)?(login|logout)(\/|\?|#|$)/

/**
 * The address that a browser may be sent to next: `value` when it is a path of this site, else null. It is the only
 * rule for addresses that come from a request: those to open after signing in, and those of a mailed link. It is read
 * by the URL parser that browsers use, so that `//host`, `/\\host`, `/es/..//host` and line breaks lead nowhere else
 * (`docs/specification/security.md` section 2, A14).
 */
export function safeStartUrl(value: string | null | undefined): string | null {
  if (value === null || value === undefined || value.length > 2000) return null
  if (!value.startsWith('/') || value.includes('\\') || hasControlCharacter(value)) return null
  const origin = 'http://site.invalid'
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null
  const address = `${url.pathname}${url.search}`
  return neverStart.test(address) ? null : address
}

/** The login page's address, in the language of `address`, that leads back to `address` after signing in. */
export function loginAddress(address: string): string {
  const prefix = languageOfPath(address) === 'es' ? '/es' : ''
  const start = safeStartUrl(address)
  const home = start === null || /^\/(es\/?)?$/.test(start)
  return home ? `${prefix}/login` : `${prefix}/login?startURL=${encodeURIComponent(start)}`
}

function hasControlCharacter(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

import { languageOfPath } from '@porchlight/i18n'

/** Returns whether an address is that of a page in Spanish. */
export function isSpanish(address: string): boolean {
  return languageOfPath(address) === 'es'
}

/** Returns the address of the same page in Spanish; `path` is without the language. */
export function spanishPath(path: string): string {
  return path === '/' ? '/es' : `/es${path.startsWith('/?') ? path.slice(1) : path}`
}

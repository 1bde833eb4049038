import { usePage } from '../page/page-context'

/** Makes addresses of this site in the page's language: `/usage` becomes `/es/usage` on a Spanish page. */
export function useAddress(): (path: string) => string {
  const { language } = usePage()
  return language === 'es' ? toSpanishAddress : toEnglishAddress
}

/** The path of an address without `/es` and query: what screens are found by. */
export function pathWithoutLanguage(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/^\/es(?=\/|$)/, '')
  return path === '' ? '/' : path
}

function toSpanishAddress(path: string): string {
  return path === '/' || path.startsWith('/?') ? `/es${path.slice(1)}` : `/es${path}`
}

function toEnglishAddress(path: string): string {
  return path
}

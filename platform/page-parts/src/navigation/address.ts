import { createContext, useContext, useMemo } from 'react'
import { usePage } from '../page/page-context'

/** Adds to a path what every address of this page carries; by default it adds nothing. */
export const CarriedAddress = createContext<(path: string) => string>((path) => path)

/** Returns a function that localizes addresses of this site: `/usage` becomes `/es/usage` on a Spanish page. */
export function useAddress(): (path: string) => string {
  const { language } = usePage()
  const carry = useContext(CarriedAddress)
  return useMemo(
    () => (language === 'es' ? (path: string) => toSpanishAddress(carry(path)) : carry),
    [language, carry],
  )
}

/** Returns the path of an address without `/es` and query, by which screens are found. */
export function pathWithoutLanguage(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/^\/es(?=\/|$)/, '')
  return path === '' ? '/' : path
}

function toSpanishAddress(path: string): string {
  return path === '/' || path.startsWith('/?') ? `/es${path.slice(1)}` : `/es${path}`
}

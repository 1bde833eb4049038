import type { Language } from '@porchlight/i18n'

/** The router's options: the language's part of every path and, on the server, the address that is rendered. */
export interface RouterAddress {
  readonly base: string
  readonly ssrPath?: string
  readonly ssrSearch?: string
}

/** Returns the router's options of an app; `address`, path and query, is null in the browser, which knows it. */
export function routerAddress(address: string | null, language: Language): RouterAddress {
  const base = language === 'es' ? '/es' : ''
  if (address === null) return { base }
  const [ssrPath = '/', ssrSearch = ''] = address.split(/\?(.*)/s)
  return { base, ssrPath, ssrSearch }
}

/** The languages of the portal, by the prefix of the path: `/es` is Spanish, anything else English. */
export type Language = 'en' | 'es'

/** The locale that dates, numbers and money are written in. */
export function localeOf(language: Language): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US'
}

/**
 * The language of a path (with or without query and fragment): Spanish when the first segment is `es`,
 * otherwise English. `/especial` is English.
 */
export function languageOfPath(path: string): Language {
  return /^\/es(?:[/?#]|$)/.test(path) ? 'es' : 'en'
}

/**
 * Returns the address of the same page in `language`. Spanish adds `/es`; English removes it and adds `redirect=false`
 * when no `redirect` is there, so that the choice sticks. Other parameters and the fragment are preserved byte for
 * byte. The result never names another host: slashes that would start a new host (`/es//host`) are folded into one.
 *
 * @param address path with query and fragment, such as `/es/usage?account=001…#table`; an origin before it is preserved
 */
export function toLanguagePath(address: string, language: Language): string {
  const [, origin = '', path = '', query = '', fragment = ''] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(address) ?? []
  const bare = languageOfPath(path) === 'es' ? path.slice('/es'.length) : path
  const rest = bare.replace(leadingSeparators, '')
  if (language === 'es') return `${origin}/es${rest === '' ? '' : `/${rest}`}${query}${fragment}`
  return `${origin}/${rest}${withRedirectFalse(query)}${fragment}`
}

// Browsers read a backslash as a slash and drop control characters and spaces, so all of them count.
const leadingSeparators = /^[/\\\p{Cc}\s]+/u

function withRedirectFalse(query: string): string {
  const parameters = query.slice(1)
  if (parameters === '') return '?redirect=false'
  if (new URLSearchParams(parameters).has('redirect')) return query
  return `?${parameters}&redirect=false`
}

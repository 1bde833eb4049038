import { type Language, languageOfPath, toLanguagePath } from '@porchlight/i18n'
import { storeNames } from '@porchlight/portal-page'

/** The key that stores the chosen language (`docs/specification/portal.md` section 2), as `es` or `en`. */
export const preferredLanguageKey = storeNames.preferredLanguage

/**
 * Returns where a page redirects before it is shown: to Spanish, when Spanish is preferred, the address is not Spanish
 * and no `redirect=false` indicates that English was chosen for it. Null when the page stays.
 *
 * @param address path, query and fragment
 */
export function preferredAddress(address: string, preferred: string | null): string | null {
  if (preferred !== 'es' || languageOfPath(address) === 'es') return null
  const [query = ''] = address.split('#')
  const parameters = new URLSearchParams(query.split('?')[1] ?? '')
  return parameters.get('redirect') === 'false' ? null : toLanguagePath(address, 'es')
}

/** Stores the language chosen with the toggle; in a browser without storage it has no effect. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(preferredLanguageKey, language)
  } catch {
    // Storage can be switched off; the address has the language all the same.
  }
}

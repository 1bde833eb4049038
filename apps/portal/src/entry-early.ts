import { loadAfterPaint } from './shell/document/load-after-paint'
import { preferredAddress, preferredLanguageKey } from './shell/language/preferred-language'

// Runs in the head before anything is shown, so that a Spanish reader never sees the English page flash by.
try {
  const { pathname, search, hash } = location
  const address = preferredAddress(pathname + search + hash, localStorage.getItem(preferredLanguageKey))
  if (address !== null) location.replace(address)
} catch {
  // Storage can be switched off; the page then stays at its address.
}

// The page names its modules on this script's own element.
loadAfterPaint((document.currentScript?.dataset.modules ?? '').split(' '))

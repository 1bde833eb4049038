const storageKey = 'typed-text'
const ownerKey = 'typed-by'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Input types whose text may be kept; passwords, one-time codes and hidden values never are. */
const keptTypes = ['text', 'email', 'tel', 'search', 'number', 'textarea']

/**
 * Keeps what was typed on this page for the moment that a reload takes, such as a change of language or a
 * sign-in after the session ended. It stays in this tab.
 *
 * @param path the page's path without the language's prefix
 */
export function keepTypedText(path: string): void {
  const values = keptFields().map((field) => [field.name, field.value])
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path, values }))
  } catch {
    // Storage can be switched off or full; the text is then typed again.
  }
}

/** Takes away what somebody else typed in this tab, before anything is put back; to be called for who is signed in. */
export function claimTypedText(userId: string): void {
  try {
    if (sessionStorage.getItem(ownerKey) !== userId) sessionStorage.removeItem(storageKey)
    sessionStorage.setItem(ownerKey, userId)
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

/** Puts kept text back into empty fields of the same page, once. */
export function restoreTypedText(path: string): void {
  const values = takeKept(path)
  for (const field of keptFields()) {
    const value = values.get(field.name)
    if (value !== undefined && field.value === '') field.value = value
  }
}

function keptFields(): readonly TextField[] {
  return [...document.querySelectorAll<TextField>('main input[name], main textarea[name]')].filter(
    (field) =>
      keptTypes.includes(field.type) &&
      !/one-time-code|cc-|password/.test(field.getAttribute('autocomplete') ?? ''),
  )
}

function takeKept(path: string): ReadonlyMap<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (!isKept(kept) || kept.path !== path) return new Map()
    sessionStorage.removeItem(storageKey)
    return new Map(kept.values)
  } catch {
    return new Map()
  }
}

interface Kept {
  readonly path: string
  readonly values: readonly (readonly [string, string])[]
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'values' in value &&
    Array.isArray(value.values) &&
    value.values.every((entry) => Array.isArray(entry) && entry.every((part) => typeof part === 'string'))
  )
}

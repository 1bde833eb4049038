import { storeNames, typedTextMs } from '@porchlight/portal-page'

const storageKey = storeNames.typedText

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Input types whose text may be kept; passwords, one-time codes and hidden values never are. */
const keptTypes = ['text', 'email', 'tel', 'search', 'number', 'textarea']

/**
 * Keeps what was typed on this page for the moment that a reload takes, such as a change of language or a
 * sign-in after the session ended. It stays in this tab, for whoever typed it.
 *
 * @param path the page's path without the language's prefix
 * @param userId who is signed in on this page; empty for a guest
 */
export function keepTypedText(path: string, userId: string): void {
  const values = keptFields().map((field) => [field.name, field.value])
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ path, userId, keptAt: Date.now(), values }))
  } catch {
    // Storage can be switched off or full; the text is then typed again.
  }
}

/** Takes kept text away, whoever typed it: after a log-out nobody is waited for. */
export function forgetTypedText(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Where storage is switched off nothing was kept.
  }
}

/**
 * Takes away what has waited too long, and what somebody else typed in this tab, before anything is put back. For a guest
 * a customer's text is left `waiting`: after a session that ran out, the same customer most often signs in next.
 */
export function claimTypedText(userId: string, now: number = Date.now()): 'waiting' | 'own' | 'none' {
  const kept = readKept()
  const isFresh = kept !== null && Math.abs(now - kept.keptAt) < typedTextMs
  if (isFresh && kept.userId === userId) return 'own'
  if (isFresh && userId === '') return 'waiting'
  forgetTypedText()
  return 'none'
}

/** Puts kept text back into empty fields of the same page, once, for who typed it. */
export function restoreTypedText(path: string, userId: string): void {
  const kept = readKept()
  if (kept === null || kept.path !== path || kept.userId !== userId) return
  forgetTypedText()
  const values = new Map(kept.values)
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

function readKept(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

interface Kept {
  readonly path: string
  /** Who typed it; empty for a guest. */
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
  readonly values: readonly (readonly [string, string])[]
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { path, userId, keptAt, values } = value as Partial<Record<keyof Kept, unknown>>
  return (
    typeof path === 'string' &&
    typeof userId === 'string' &&
    typeof keptAt === 'number' &&
    Array.isArray(values) &&
    values.every((entry) => Array.isArray(entry) && entry.every((part) => typeof part === 'string'))
  )
}

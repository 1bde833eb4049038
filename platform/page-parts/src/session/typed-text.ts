import { storeNames, typedTextMs } from '@porchlight/portal-page'
import { type Claim, claimStored, tabStorage } from './tab-storage'

const storage = tabStorage(storeNames.typedText, isStored)

type TextField = HTMLInputElement | HTMLTextAreaElement

/** Input types whose text may be stored; passwords, one-time codes and hidden values never are. */
const savedTypes = ['text', 'email', 'tel', 'search', 'number', 'textarea']

/**
 * Stores what was typed on this page for the duration of a reload, such as a change of language or a sign-in after the
 * session ended. It stays in this tab, for the person who typed it. A page that has lost its form by then, with the
 * data that was dropped, leaves what was stored before.
 *
 * @param path the page's path without the language's prefix
 * @param userId who is signed in on this page; empty for a guest
 */
export function saveTypedText(path: string, userId: string): void {
  const fields = savedFields()
  if (fields.every((field) => field.value === '' && !isEdited(field))) return
  const values = fields.map((field) => [field.name, field.value] as const)
  const edited = fields.filter(isEdited).map(({ name }) => name)
  storage.save({ path, userId, storedAt: Date.now(), values, edited })
}

/** Removes stored text, regardless of who typed it: a log-out ends the wait for its author. */
export function forgetTypedText(): void {
  storage.forget()
}

/**
 * Removes text that has expired, and text that someone else typed in this tab, before anything is restored. For a guest
 * a customer's text is left `waiting`: after a session has expired, the same customer usually signs in next.
 */
export function claimTypedText(userId: string, now: number = Date.now()): Claim {
  return claimStored(storage, userId, ({ storedAt }) => Math.abs(now - storedAt) < typedTextMs)
}

/**
 * Restores stored text to the same page, once, for the person who typed it: into empty fields, and over edited values
 * that the page itself had filled in. What was typed in the meantime stays.
 */
export function restoreTypedText(path: string, userId: string): void {
  const stored = storage.read()
  if (stored === null || stored.path !== path || stored.userId !== userId) return
  forgetTypedText()
  const values = new Map(stored.values)
  const edited = new Set(stored.edited)
  for (const field of savedFields()) {
    const value = values.get(field.name)
    const isFree = field.value === '' || (edited.has(field.name) && !isEdited(field))
    if (value !== undefined && isFree) field.value = value
  }
}

function isEdited({ value, defaultValue }: TextField): boolean {
  return value !== defaultValue
}

function savedFields(): readonly TextField[] {
  return [...document.querySelectorAll<TextField>('main input[name], main textarea[name]')].filter(
    (field) =>
      savedTypes.includes(field.type) &&
      !/one-time-code|cc-|password/.test(field.getAttribute('autocomplete') ?? ''),
  )
}

interface StoredText {
  readonly path: string
  /** The person who typed it; empty for a guest. */
  readonly userId: string
  /** Milliseconds since 1970. */
  readonly storedAt: number
  readonly values: readonly (readonly [string, string])[]
  /** The names of the fields whose values differed from what the page had filled in. */
  readonly edited: readonly string[]
}

function isStored(value: unknown): value is StoredText {
  if (typeof value !== 'object' || value === null) return false
  const { path, userId, storedAt, values, edited } = value as Partial<Record<keyof StoredText, unknown>>
  return (
    typeof path === 'string' &&
    typeof userId === 'string' &&
    typeof storedAt === 'number' &&
    Array.isArray(edited) &&
    edited.every((name) => typeof name === 'string') &&
    Array.isArray(values) &&
    values.every((entry) => Array.isArray(entry) && entry.every((part) => typeof part === 'string'))
  )
}

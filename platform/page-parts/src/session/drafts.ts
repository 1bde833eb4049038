import { draftMs, storeNames } from '@porchlight/portal-page'
import { type Claim, claimStored, tabStorage } from './tab-storage'

/** The values of a form: texts, and for boxes whether they are checked, by field name. */
export type DraftValues = Readonly<Record<string, string | boolean>>

interface StoredDrafts {
  /** The person who typed them. */
  readonly userId: string
  readonly drafts: Readonly<Record<string, StoredDraft>>
}

interface StoredDraft {
  /** Milliseconds since 1970. */
  readonly storedAt: number
  readonly values: DraftValues
}

/** More forms than a person fills in at the same time; new ones replace the oldest. */
const mostDrafts = 20

const storage = tabStorage(storeNames.drafts, isStored)

/** Stores a form's values, in this tab, for the person who typed them; an empty form removes what was stored. */
export function saveDraft(form: string, userId: string, values: DraftValues, now = Date.now()): void {
  const { [form]: _replaced, ...others } = draftsOf(userId, now)
  const own = Object.keys(values).length === 0 ? {} : { [form]: { storedAt: now, values } }
  const drafts = Object.fromEntries(
    Object.entries({ ...others, ...own })
      .toSorted(([, one], [, other]) => other.storedAt - one.storedAt)
      .slice(0, mostDrafts),
  )
  if (Object.keys(drafts).length === 0) storage.forget()
  else storage.save({ userId, drafts })
}

/** Reads the form's values from when it was left without being sent; empty if nothing is stored for that user. */
export function readDraft(form: string, userId: string, now = Date.now()): DraftValues {
  return draftsOf(userId, now)[form]?.values ?? {}
}

/** Checks whether values are stored of a form that was left without being sent. */
export function hasDraft(form: string, userId: string): boolean {
  return Object.keys(readDraft(form, userId)).length > 0
}

/** Returns the names of the forms with stored values for that user. */
export function draftedForms(userId: string, now = Date.now()): readonly string[] {
  return Object.keys(draftsOf(userId, now))
}

/** Removes all drafts, regardless of who typed them, at a log-out. */
export function forgetDrafts(): void {
  storage.forget()
}

/** Removes what another person typed in this tab; for a guest it is left `waiting`. */
export function claimDrafts(userId: string): Claim {
  return claimStored(storage, userId)
}

function draftsOf(userId: string, now: number): StoredDrafts['drafts'] {
  const stored = storage.read()
  if (stored === null || stored.userId !== userId) return {}
  return Object.fromEntries(
    Object.entries(stored.drafts).filter(([, { storedAt }]) => Math.abs(now - storedAt) < draftMs),
  )
}

function isStored(value: unknown): value is StoredDrafts {
  return (
    isObject(value) &&
    typeof value.userId === 'string' &&
    isObject(value.drafts) &&
    Object.values(value.drafts).every(
      (draft) =>
        isObject(draft) &&
        typeof draft.storedAt === 'number' &&
        isObject(draft.values) &&
        Object.values(draft.values).every((typed) => typeof typed === 'string' || typeof typed === 'boolean'),
    )
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

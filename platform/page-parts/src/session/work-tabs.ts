import { draftMs, storeNames } from '@porchlight/portal-page'
import { type Claim, claimStored, tabStorage } from './tab-storage'

/** A page of the console that is open as a tab. */
export interface WorkTab {
  /** Path and query without `/es`. */
  readonly path: string
  readonly label: string
  /** The field that names the record, with its object: `Case.CaseNumber`; null if it is not a record. */
  readonly nameField: string | null
  /** Whether it stays when another record is opened. */
  readonly isPermanent: boolean
  /** When it was last looked at, in milliseconds since 1970. */
  readonly usedAt: number
}

interface StoredTabs {
  /** The person who opened them. */
  readonly userId: string
  readonly tabs: readonly WorkTab[]
}

const storage = tabStorage(storeNames.workTabs, isStored)

/** Stores the open tabs in this tab of the browser, for the person who opened them. */
export function saveWorkTabs(userId: string, tabs: readonly WorkTab[]): void {
  if (tabs.length === 0) storage.forget()
  else storage.save({ userId, tabs })
}

/** Reads the tabs that the user left open, except those not viewed for as long as drafts are stored. */
export function readWorkTabs(userId: string, now = Date.now()): readonly WorkTab[] {
  const stored = storage.read()
  if (stored === null || stored.userId !== userId) return []
  return stored.tabs.filter(({ usedAt }) => Math.abs(now - usedAt) < draftMs)
}

/** Removes the open tabs, regardless of who opened them, at a log-out. */
export function forgetWorkTabs(): void {
  storage.forget()
}

/** Removes the tabs that another person opened; for a guest they are left `waiting`, as drafts are. */
export function claimWorkTabs(userId: string): Claim {
  return claimStored(storage, userId)
}

function isStored(value: unknown): value is StoredTabs {
  if (typeof value !== 'object' || value === null) return false
  const { userId, tabs } = value as Partial<Record<keyof StoredTabs, unknown>>
  return typeof userId === 'string' && Array.isArray(tabs) && tabs.every(isTab)
}

function isTab(value: unknown): value is WorkTab {
  if (typeof value !== 'object' || value === null) return false
  const { path, label, nameField, isPermanent, usedAt } = value as Partial<Record<keyof WorkTab, unknown>>
  return (
    typeof path === 'string' &&
    path.startsWith('/console') &&
    typeof label === 'string' &&
    (nameField === null || typeof nameField === 'string') &&
    typeof isPermanent === 'boolean' &&
    typeof usedAt === 'number'
  )
}

import { draftMs, storeNames } from '@porchlight/portal-page'

/** A place of the console that stands open as a tab. */
export interface WorkTab {
  /** Path and query without `/es`. */
  readonly path: string
  readonly label: string
  /** The field that names the record, with its object: `Case.CaseNumber`; null for what is no record. */
  readonly nameField: string | null
  /** Whether it stays when another record is opened. */
  readonly isKept: boolean
  /** When it was last looked at, in milliseconds since 1970. */
  readonly usedAt: number
}

interface StoredTabs {
  /** Who opened them. */
  readonly userId: string
  readonly tabs: readonly WorkTab[]
}

/** Stores what stands open in this tab of the browser, for the person who opened it. */
export function saveWorkTabs(userId: string, tabs: readonly WorkTab[]): void {
  try {
    if (tabs.length === 0) sessionStorage.removeItem(storeNames.workTabs)
    else sessionStorage.setItem(storeNames.workTabs, JSON.stringify({ userId, tabs } satisfies StoredTabs))
  } catch {
    // Storage can be switched off or full; the tabs stand until the page is left.
  }
}

/** What that user left open; nothing that was not looked at for as long as drafts are stored. */
export function readWorkTabs(userId: string, now = Date.now()): readonly WorkTab[] {
  const stored = readStored()
  if (stored === null || stored.userId !== userId) return []
  return stored.tabs.filter(({ usedAt }) => Math.abs(now - usedAt) < draftMs)
}

/** Forgets what stands open, whoever opened it, at a log-out. */
export function forgetWorkTabs(): void {
  try {
    sessionStorage.removeItem(storeNames.workTabs)
  } catch {
    // Where storage is switched off nothing is stored.
  }
}

/** Forgets what another person opened; to a guest it is left `waiting`, as drafts are. */
export function claimWorkTabs(userId: string): 'waiting' | 'own' | 'none' {
  const stored = readStored()
  if (stored?.userId === userId) return 'own'
  if (stored !== null && userId === '') return 'waiting'
  forgetWorkTabs()
  return 'none'
}

function readStored(): StoredTabs | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storeNames.workTabs) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

function isStored(value: unknown): value is StoredTabs {
  if (typeof value !== 'object' || value === null) return false
  const { userId, tabs } = value as Partial<Record<keyof StoredTabs, unknown>>
  return typeof userId === 'string' && Array.isArray(tabs) && tabs.every(isTab)
}

function isTab(value: unknown): value is WorkTab {
  if (typeof value !== 'object' || value === null) return false
  const { path, label, nameField, isKept, usedAt } = value as Partial<Record<keyof WorkTab, unknown>>
  return (
    typeof path === 'string' &&
    path.startsWith('/console') &&
    typeof label === 'string' &&
    (nameField === null || typeof nameField === 'string') &&
    typeof isKept === 'boolean' &&
    typeof usedAt === 'number'
  )
}

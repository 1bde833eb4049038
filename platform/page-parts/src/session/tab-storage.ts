import type { storeNames } from '@porchlight/portal-page'

/** A store of one tab of the browser under a name, for one person: only values of the stored shape are read back. */
export interface TabStorage<Value> {
  /** Returns null if nothing is stored. */
  readonly read: () => Value | null
  readonly save: (value: Value) => void
  readonly forget: () => void
}

/** Creates a tab's store. Storage can be switched off or full: nothing is stored then, and nothing fails. */
export function tabStorage<Value>(
  name: (typeof storeNames)[keyof typeof storeNames],
  isValue: (value: unknown) => value is Value,
): TabStorage<Value> {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
        return isValue(stored) ? stored : null
      } catch {
        return null
      }
    },
    save(value) {
      try {
        sessionStorage.setItem(name, JSON.stringify(value))
      } catch {
        // The page itself still holds it.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(name)
      } catch {
        // Where storage is switched off nothing is stored.
      }
    },
  }
}

/** Whom a stored value belongs to: it waits for its owner while a guest views the page. */
export type Claim = 'waiting' | 'own' | 'none'

/**
 * Removes what another person stored in this tab, or what has expired. For a guest it is left `waiting`: after a
 * session has expired, the same person usually signs in next.
 */
export function claimStored<Value extends { readonly userId: string }>(
  storage: TabStorage<Value>,
  userId: string,
  isFresh: (value: Value) => boolean = () => true,
): Claim {
  const stored = storage.read()
  if (stored !== null && isFresh(stored)) {
    if (stored.userId === userId) return 'own'
    if (userId === '') return 'waiting'
  }
  storage.forget()
  return 'none'
}

/** Ids alone are stored, and for the life of the tab: no name of a customer stays in the browser. */
const storageKey = 'console-commands'

/** How many are remembered. */
const maxCommands = 12

/** The keys of the commands that were carried out last, the latest first. */
export function readRecentCommands(): readonly string[] {
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Remembers that a command was carried out. A browser that stores nothing just remembers nothing. */
export function storeCommand(key: string): void {
  const keys = [key, ...readRecentCommands().filter((other) => other !== key)].slice(0, maxCommands)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(keys))
  } catch {
    // Storage is full or closed: the order of commands is all that is lost.
  }
}

import type { Query } from './query'

/** Which observed queries read which keys of the store. */
export class Watchers {
  readonly #byKey = new Map<string, Set<Query>>()

  /** Whether anyone reads `key`. */
  has(key: string): boolean {
    return this.#byKey.has(key)
  }

  /** Registers that `query` reads `keys`, replacing what it read before. */
  watch(query: Query, keys: readonly string[]): void {
    const before = query.watchedKeys
    if (
      before === keys ||
      (before.length === keys.length && before.every((key, index) => key === keys[index]))
    ) {
      return
    }
    this.unwatch(query)
    query.watchedKeys = keys
    for (const key of keys) {
      const readers = this.#byKey.get(key)
      if (readers === undefined) this.#byKey.set(key, new Set([query]))
      else readers.add(query)
    }
  }

  unwatch(query: Query): void {
    for (const key of query.watchedKeys) {
      const readers = this.#byKey.get(key)
      readers?.delete(query)
      if (readers?.size === 0) this.#byKey.delete(key)
    }
    query.watchedKeys = []
  }

  /** Returns the queries that read at least one of `keys`; a copy, which later changes do not affect. */
  readersOf(keys: Iterable<string>): ReadonlySet<Query> {
    const readers = new Set<Query>()
    for (const key of keys) {
      for (const query of this.#byKey.get(key) ?? []) readers.add(query)
    }
    return readers
  }
}

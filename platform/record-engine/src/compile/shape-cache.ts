/** A map that holds the `limit` most recently used entries; requests must not grow memory without bound. */
export class ShapeCache<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Returns the entry of `key`, created by `make` when it is missing. Nothing is stored when `make` fails. */
  get(key: string, make: () => Value): Value {
    const known = this.#entries.get(key)
    if (known !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known
    }
    const value = make()
    this.#entries.set(key, value)
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
    return value
  }

  get size(): number {
    return this.#entries.size
  }
}

/** Holds the last `limit` items added. */
export class Ring<Item> {
  readonly #limit: number
  #items: Item[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  add(item: Item): void {
    this.#items.push(item)
    // Up to half as many extra items may accumulate, so that not every addition moves all items.
    if (this.#items.length > this.#limit * 1.5) this.#items = this.#items.slice(-this.#limit)
  }

  /** The newest first. */
  list(): readonly Item[] {
    return this.#items.slice(-this.#limit).reverse()
  }

  clear(): void {
    this.#items = []
  }
}

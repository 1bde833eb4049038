/** The columns that a statement selects, each once; the place of a column is its index in a row. */
export class ColumnList {
  readonly #places = new Map<string, number>()

  /** The index of `expression` in each row; it is added when it is not yet there. */
  place(expression: string): number {
    const known = this.#places.get(expression)
    if (known !== undefined) return known
    const place = this.#places.size
    this.#places.set(expression, place)
    return place
  }

  /** The name by which an outer statement knows the column at `place`. */
  nameAt(place: number): string {
    return `c${place}`
  }

  sql(): string {
    return [...this.#places].map(([expression, place]) => `${expression} as ${this.nameAt(place)}`).join(', ')
  }
}

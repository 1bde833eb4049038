/** The columns that a statement selects, without duplicates; the place of a column is its index in a row. */
export class ColumnList {
  readonly #places = new Map<string, number>()

  /** The index of `expression` in each row; it is added when it is not yet there. */
  place(expression: string): number {
    const known = this.#places.get(expression)
    if (known !== undefined) return known
    const index = this.#places.size
    this.#places.set(expression, index)
    return index
  }

  /** The name by which an outer statement knows the column at `index`. */
  nameAt(index: number): string {
    return `c${index}`
  }

  sql(): string {
    return [...this.#places].map(([expression, index]) => `${expression} as ${this.nameAt(index)}`).join(', ')
  }
}

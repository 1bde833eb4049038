/** The inputs of one request in the order that its statement numbers them. */
export class InputList {
  readonly values: unknown[] = []

  /** Adds a value and returns its index, which is the same for every request of the same shape. */
  add(value: unknown): number {
    this.values.push(value)
    return this.values.length - 1
  }
}

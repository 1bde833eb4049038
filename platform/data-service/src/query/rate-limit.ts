/** Allows a limited number of calls in any window of time. */
export class RateLimit {
  readonly #calls: number
  readonly #windowMs: number
  #times: number[] = []

  constructor(calls: number, windowMs: number) {
    this.#calls = calls
    this.#windowMs = windowMs
  }

  /** Returns the time from which another call is within the limit. */
  freeAt(): number {
    const first = this.#times.at(-this.#calls)
    return first === undefined ? 0 : first + this.#windowMs
  }

  /** Whether a call at `now` is within the limit; if so it is counted. */
  allows(now: number): boolean {
    this.#times = this.#times.filter((time) => now - time < this.#windowMs)
    if (this.#times.length >= this.#calls) return false
    this.#times.push(now)
    return true
  }
}

/** Makes choices from a seed: the same seed yields the same choices. */
export interface Choice {
  /** Returns a whole number from 0 to below `end`. */
  readonly below: (end: number) => number
  /** Returns whether an event occurs that occurs once in `times`. */
  readonly once: (times: number) => boolean
  readonly of: <T>(items: readonly T[]) => T
}

/** Mulberry32, whose only state is a single number. */
export function seededChoice(seed: number): Choice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    once: (times) => below(times) === 0,
    of: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to choose from.')
      return item
    },
  }
}

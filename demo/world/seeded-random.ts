/**
 * Returns numbers in [0, 1) that depend only on a seed and a key: one record's draws never affect another's, so that
 * records retain their ids and values when the demo world grows.
 */
export function seededRandom(seed: number, key: string): () => number {
  let state = seed | 0
  for (let index = 0; index < key.length; index += 1) {
    state = Math.imul(state ^ key.charCodeAt(index), 0x9e3779b1)
    state ^= state >>> 15
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns `count` digits drawn from `random`. */
export function randomDigits(random: () => number, count: number): string {
  let digits = ''
  for (let location = 0; location < count; location += 1) digits += Math.floor(random() * 10)
  return digits
}

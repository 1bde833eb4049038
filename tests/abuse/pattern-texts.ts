import type { FoundPattern } from '../../scripts/source/find-patterns'

/** What may follow or precede a run besides the pattern's own characters. */
const anySigns = ['a', 'A', '0', ' ', '\t', '\n', '-', '.', ',', '@', '/', '_', '!', 'é', '\u0301', '…', '\0']

/** Returns the literal characters in a pattern's source, and one member of each of its classes. */
function ownSigns(source: string): readonly string[] {
  const bare = source
    .replace(/\\p\{[^}]*\}|\\[dDwWsSbB]|\(\?[:=!<]*/g, ' ')
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return [...new Set([...(bare.match(/[A-Za-z]+|\d+|[^\sA-Za-z\d]/g) ?? [])])]
}

/** Long enough for quadratic time to show; and how many texts have the maximum length. */
const longEnough = 32_768
const longest = 12

/**
 * Yields `count` texts that make a pattern backtrack: a long run of each of its characters and of others, then runs of
 * several characters between others. Some have `limit` characters. The same `seed` yields the same texts.
 */
export function* textsFor(
  pattern: Pick<FoundPattern, 'source'>,
  { count, limit, seed }: { readonly count: number; readonly limit: number; readonly seed: number },
): Generator<string> {
  const signs = [...ownSigns(pattern.source), ...anySigns]
  const random = chance(seed)
  const pick = () => signs[Math.floor(random() * signs.length)] ?? ''
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, pick).join('')
  const ofLength = (length: number, sign: string) =>
    sign.repeat(Math.ceil(length / sign.length)).slice(0, length)
  const lengthOf = (index: number) => {
    if (index % Math.ceil(count / longest) === 0) return limit
    return Math.min(limit, index % 10 === 0 ? longEnough : 16 * 2 ** Math.floor(random() * 8))
  }
  for (let index = 0; index < count; index += 1) {
    const sign = signs[index]
    const runs =
      sign === undefined
        ? Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick() + some(2))
        : [sign]
    const length = sign === undefined ? lengthOf(index) : Math.min(limit, longEnough)
    const text = runs.map((run) => ofLength(Math.floor(length / runs.length), run) + some(1)).join('')
    yield (some(3) + text + pick()).slice(-limit)
  }
}

/** Returns pseudo-random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The number of characters from the start for which equality counts extra. */
const prefixLimit = 4
const prefixWeight = 0.1

/**
 * Longer than any field that is matched: a longer text cannot be a value of a record, and the time grows quadratically.
 */
const longestMatched = 300

/**
 * Returns the text without accents, capitals and punctuation, with single spaces between words: what people consider
 * the same words.
 */
export function plainWords(text: string): string {
  return text
    .slice(0, longestMatched)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/**
 * How alike two texts are, from 0 to 1: the Jaro similarity, raised by Winkler for a common beginning.
 * Common misspellings of a name are at 0.93 and above.
 */
export function likeness(first: string, second: string): number {
  if (first === second) return 1
  const similarity = jaro([...first], [...second])
  let prefix = 0
  while (
    prefix < prefixLimit &&
    first.charAt(prefix) !== '' &&
    first.charAt(prefix) === second.charAt(prefix)
  ) {
    prefix += 1
  }
  return similarity + prefix * prefixWeight * (1 - similarity)
}

function jaro(first: readonly string[], second: readonly string[]): number {
  const maxDistance = Math.max(Math.floor(Math.max(first.length, second.length) / 2) - 1, 0)
  const taken = new Set<number>()
  const common: string[] = []
  for (const [index, character] of first.entries()) {
    const last = Math.min(index + maxDistance, second.length - 1)
    for (let other = Math.max(index - maxDistance, 0); other <= last; other += 1) {
      if (taken.has(other) || second[other] !== character) continue
      taken.add(other)
      common.push(character)
      break
    }
  }
  if (common.length === 0) return 0
  const inOrder = second.filter((_, index) => taken.has(index))
  const swapped = common.filter((character, index) => character !== inOrder[index]).length / 2
  const share = common.length
  return (share / first.length + share / second.length + (share - swapped) / share) / 3
}

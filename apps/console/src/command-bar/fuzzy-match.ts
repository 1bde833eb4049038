/** Lower-case text without accents. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Scores how well a query matches a text: its letters have to appear in order. Higher is better; word starts and
 * consecutive letters score most. Returns null without a match; an empty query matches every text.
 */
export function fuzzyScore(text: string, typed: string): number | null {
  const letters = normalize(text)
  const query = normalize(typed).replace(/\s+/g, '')
  let score = 0
  let from = 0
  for (const letter of query) {
    const index = findLetter(letters, letter, from)
    if (index < 0) return null
    const isConsecutive = index === from && from > 0
    score += isConsecutive ? 3 : isWordStart(letters, index) ? 4 : 0
    from = index + 1
  }
  return score - letters.length / 100
}

/** Where the letter is next: right here, else at the beginning of a word, else anywhere; -1 when nowhere. */
function findLetter(letters: string, letter: string, from: number): number {
  if (letters[from] === letter) return from
  for (let index = from; index < letters.length; index += 1) {
    if (letters[index] === letter && isWordStart(letters, index)) return index
  }
  return letters.indexOf(letter, from)
}

function isWordStart(letters: string, index: number): boolean {
  return index === 0 || !/[\p{L}\p{N}]/u.test(letters[index - 1] ?? '')
}

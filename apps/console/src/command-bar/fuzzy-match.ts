/** Lower-case text without accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * How well what was typed fits a text: its letters have to appear in their order. Higher is better, and best are
 * beginnings of words and letters that follow each other; null when it does not fit. Nothing fits everything alike.
 */
export function fuzzyScore(text: string, typed: string): number | null {
  const letters = folded(text)
  const wanted = folded(typed).replace(/\s+/g, '')
  let score = 0
  let from = 0
  for (const letter of wanted) {
    const at = placeOf(letters, letter, from)
    if (at < 0) return null
    const isFollowing = at === from && from > 0
    score += isFollowing ? 3 : isWordStart(letters, at) ? 4 : 0
    from = at + 1
  }
  return score - letters.length / 100
}

/** Where the letter is next: right here, else at the beginning of a word, else anywhere; -1 when nowhere. */
function placeOf(letters: string, letter: string, from: number): number {
  if (letters[from] === letter) return from
  for (let at = from; at < letters.length; at += 1) {
    if (letters[at] === letter && isWordStart(letters, at)) return at
  }
  return letters.indexOf(letter, from)
}

function isWordStart(letters: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '')
}

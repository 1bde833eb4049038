const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Assigns each label a letter of its own: of its first words, else any of it, else any; labels beyond the alphabet have
 * no letter.
 */
export function assignLetters(labels: readonly string[]): readonly (string | null)[] {
  const used = new Set<string>()
  return labels.map((label) => {
    const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const starts = plain.split(/[^a-z]+/).map((word) => word.charAt(0))
    const letter =
      [...starts, ...plain, ...alphabet].find((each) => /[a-z]/.test(each) && !used.has(each)) ?? null
    if (letter !== null) used.add(letter)
    return letter
  })
}

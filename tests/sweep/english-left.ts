/** Words that stand in English sentences and in no Spanish one. */
const english = new Set(
  'the and your you with from this that have was were will are not what when which because please our we it is to by of'.split(
    ' ',
  ),
)

/** The lines of a Spanish text that are English: two such words or more. What people themselves wrote is theirs. */
export function englishLeft(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      const words = line.toLowerCase().match(/[a-z’']+/g) ?? []
      return new Set(words.filter((word) => english.has(word))).size >= 2
    })
}

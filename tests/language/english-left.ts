/** Words that no Spanish line holds: one is enough. Months and days among them, for dates that were not translated. */
const telling = words(
  'the your you with this that from have were not what when which because please our are',
  'bill bills due paid amount payment payments usage day days month months year order orders account',
  'january february april june july august september october november december today tomorrow',
  'monday tuesday wednesday thursday friday saturday sunday',
)

/** Words of English sentences that may also be part of a name: two tell. */
const likely = words('and was will we it is to by of for in on at')

/** The address of a page, a file or a mailbox, which has no language. */
const address = /\S*[@/]\S*|\S+\.(com|pdf)\b/g

/**
 * The lines of a Spanish text that are English. What people themselves wrote is theirs and is left out before; `names`
 * of companies may be made of English words. A line with one of `translated`, English names that have a Spanish form, is
 * English.
 */
export function englishLeft(
  text: string,
  names: readonly string[] = [],
  translated: readonly string[] = [],
): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      const nameless = names.reduce((rest, name) => rest.replaceAll(name, ' '), line)
      // A word with an accent is one word, so that the « are » of « áreas » is none.
      const found =
        nameless
          .replace(address, ' ')
          .toLowerCase()
          .match(/[\p{L}’']+/gu) ?? []
      const told = new Set(found)
      return (
        translated.some((name) => nameless.includes(name)) ||
        [...told].some((word) => telling.has(word)) ||
        [...told].filter((word) => likely.has(word)).length >= 2
      )
    })
}

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/**
 * Words that occur in no Spanish line: one is enough. They include months and days, for dates that were not translated.
 */
const telling = words(
  'the your you with this that from have were not what when which because please our are',
  'bill bills due paid amount payment payments usage day days month months year order orders account',
  'january february april june july august september october november december today tomorrow',
  'monday tuesday wednesday thursday friday saturday sunday',
)

/** Words of English sentences that may also be part of a name: two are enough. */
const likely = words('and was will we it is to by of for in on at')

/** Matches the address of a page, a file or a mailbox, which has no language. */
const address = /\S*[@/]\S*|\S+\.(com|pdf)\b/g

/**
 * Returns the lines of a Spanish text that are English. User-written text is to be removed beforehand; `names` of
 * companies may be composed of English words. A line with one of `translated`, English names that have a Spanish form,
 * is English.
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
      // A word with an accent is one word, so that the « are » in « áreas » is not one.
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

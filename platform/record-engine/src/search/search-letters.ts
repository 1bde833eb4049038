import { quoteText } from '../sql/identifier'

const accented = 'áàâäãåāéèêëēíìîïīóòôöõōúùûüūñçýÿ'
const unaccented = 'aaaaaaaeeeeeiiiiioooooouuuuuncyy'

/** Characters that people put between those of a number or an address, or leave out; `@` is significant. */
const signs = ' -–().,/\\+#_:;\'’"*%&'

/**
 * Characters that separate words although PostgreSQL's parser would treat both sides as one: in a database with the C
 * locale it takes every non-ASCII character for a letter.
 */
const joints = '-–—./\\_@:&=+#’‘ʼ´“”„«»¿¡…·•'

const plainLetters = new Map([...accented].map((letter, index) => [letter, unaccented.charAt(index)]))
const ignoredSigns: ReadonlySet<string> = new Set(signs)

/** Lower-case text without the accents of Spanish and its neighbours. */
export function foldAccents(text: string): string {
  return [...text].map((letter) => plainLetters.get(letter) ?? letter).join('')
}

/** Returns a text without spaces and punctuation: no character in it is special to LIKE. */
export function withoutSigns(text: string): string {
  return [...text].filter((character) => !ignoredSigns.has(character) && !/\s/.test(character)).join('')
}

/** The SQL of `withoutSigns(foldAccents(…))` over a text column in any case; empty for null. */
export function identifierSql(column: string): string {
  return `coalesce(translate(${lowered(column)}, ${quoteText(accented + signs)}, ${quoteText(unaccented)}), '')`
}

/** Returns the SQL of a text column in lower case, with spaces for the characters that join words; empty for null. */
export function spacedSql(column: string): string {
  const spaces = ' '.repeat(joints.length)
  return `coalesce(translate(${lowered(column)}, ${quoteText(joints)}, ${quoteText(spaces)}), '')`
}

/** The SQL of `foldAccents` over lower-case text. */
export function foldAccentsSql(text: string): string {
  return `translate(${text}, ${quoteText(accented)}, ${quoteText(unaccented)})`
}

function lowered(column: string): string {
  return `lower(${column} collate "und-x-icu")`
}

import { foldAccents, foldAccentsSql, identifierSql, spacedSql } from './search-letters'

/** The column of a field, as the statement names it. */
type ColumnOf = (fieldApiName: string) => string

const weights = ['A', 'B', 'C', 'D'] as const

/**
 * Returns the SQL of the words of some fields as one tsvector: as written, and reduced to their English and Spanish
 * stems, so that either language finds them.
 */
export function wordsSql(fields: readonly string[], columnOf: ColumnOf): string {
  const parts = fields.map((field, index) => {
    const text = spacedSql(columnOf(field))
    const plain = `to_tsvector('simple'::regconfig, ${foldAccentsSql(text)})`
    const stems = `to_tsvector('english'::regconfig, ${text}) || to_tsvector('spanish'::regconfig, ${text})`
    return `setweight(${plain} || ${stems}, '${weights[index] ?? 'D'}')`
  })
  return `(${parts.join(' || ')})`
}

/** The delimiter around each identifier, so that none runs into the next. */
export const identifierEdge = `E'\\n'`

/** Some identifiers in one text, each between edges. */
export function identifiersSql(fields: readonly string[], columnOf: ColumnOf): string {
  const parts = fields.map((field) => identifierSql(columnOf(field)))
  const text = [identifierEdge, parts.join(` || ${identifierEdge} || `), identifierEdge].join(' || ')
  return `(${text})`
}

/** Returns the tsquery for the placeholders of what `beginnings` and `wholeWords` return for the same words. */
export function wordQuerySql(prefixes: string, whole: string): string {
  const stems = `to_tsquery('english'::regconfig, ${whole}) || to_tsquery('spanish'::regconfig, ${whole})`
  return `(to_tsquery('simple'::regconfig, ${prefixes}) || ${stems})`
}

/**
 * Returns words as a query for texts that contain all of them, ignoring accents. The last may be the beginning of a
 * word (`docs/specification/ui-api.md`, Lookups: a trailing wildcard is implied), or of a number such as that of a
 * house; a single character does not count.
 */
export function beginnings(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const wildcard = last.length > 1 || /\p{L}/u.test(last) ? ':*' : ''
  return words.map((word) => `'${foldAccents(word)}'`).join(' & ') + wildcard
}

/** Returns words as a query for texts that contain all of them in some form; it skips each language's stop words. */
export function wholeWords(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' & ')
}

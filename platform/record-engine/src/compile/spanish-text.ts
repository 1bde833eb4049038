import type { ResolvedMetadata } from '@porchlight/metadata'
import type { FieldPath } from './field-path'
import type { JoinSet } from './join-set'
import { fieldOf, referencedObject } from './linked'

/** Where the text is that Spanish readers are shown for a field. */
export interface SpanishText {
  readonly text: FieldPath
  /** The English text that a copy was taken of, which it has to agree with; null for a text of the record itself. */
  readonly original: FieldPath | null
}

/**
 * Returns the Spanish display value of a field, as `inLanguage` and `copyInLanguage` determine it; null for most
 * fields.
 */
export function spanishTextOf(metadata: ResolvedMetadata, path: FieldPath): SpanishText | null {
  const { references, object, field } = path
  if (field.spanishField !== null) {
    return { text: { references, object, field: fieldOf(object, field.spanishField) }, original: null }
  }
  if (field.copyOf === null) return null
  const reference = fieldOf(object, field.copyOf.reference)
  const source = referencedObject(metadata, reference)
  const english = fieldOf(source, field.copyOf.field)
  const spanish = fieldOf(source, english.spanishField ?? english.apiName)
  const at = { references: [...references, reference], object: source }
  return { text: { ...at, field: spanish }, original: { ...at, field: english } }
}

/** The SQL of the text that a Spanish reader is shown for the field at `path`. */
export function spanishTextSql(joins: JoinSet, path: FieldPath, { text, original }: SpanishText): string {
  const own = joins.column(path)
  const shown = `coalesce(nullif(${joins.column(text)}, ''), ${own})`
  return original === null
    ? shown
    : `case when ${own} = ${joins.column(original)} then ${shown} else ${own} end`
}

import type { ResolvedObject, ViewerClass } from '@porchlight/metadata'
import type { CompileContext } from '../compile/compile-context'
import { isReadable } from '../compile/field-path'
import type { JoinSet } from '../compile/join-set'
import { type BoundTerm, bindTerm, compileTerm } from '../search/match-term'
import { parseSearchTerm } from '../search/search-term'
import { searchedFields } from '../search/searched-fields'
import type { InputList } from '../sql/input-list'

/** A search term whose texts have become inputs: through the object's search, or anywhere in its texts. */
export type BoundSearch =
  | { readonly kind: 'contains'; readonly input: number; readonly key: string }
  | BoundTerm

const searchedTypes: ReadonlySet<string> = new Set(['Email', 'Phone', 'String', 'TextArea'])

/**
 * Binds the search text for `object`; null when there is nothing to search for. `key` is the same for all terms that
 * one statement serves. Fails with `invalidParameter`.
 */
export function bindSearch(
  object: ResolvedObject,
  viewerClass: ViewerClass,
  term: string | null,
  inputs: InputList,
): BoundSearch | null {
  const parsed = parseSearchTerm(term)
  if (parsed === null) return null
  const fields = searchedFields(object, viewerClass)
  if (fields !== null) return bindTerm(parsed, fields, inputs)
  const literal = (term ?? '').trim().replace(/[\\%_]/g, '\\$&')
  return { kind: 'contains', input: inputs.add(`%${literal}%`), key: 'contains' }
}

/** Compiles whether a record matches the search, using only texts that the viewer can read. */
export function compileSearch(
  context: CompileContext,
  joins: JoinSet,
  object: ResolvedObject,
  search: BoundSearch,
): string {
  return search.kind === 'term'
    ? compileTerm(context, joins.rootAlias, search)
    : compileContains(context, joins, object, search.input)
}

/** Whether any text of the record that the viewer can read contains the term, whatever its case. */
function compileContains(
  context: CompileContext,
  joins: JoinSet,
  object: ResolvedObject,
  input: number,
): string {
  const searched = [...object.fields.values()]
    .filter((field) => searchedTypes.has(field.dataType) && field.apiName !== 'Id')
    .filter((field) => isReadable(object, context.viewerClass, field))
  // An allocated parameter must also occur in the text.
  if (searched.length === 0) return 'false'
  const placeholder = context.parameters.input(input)
  const alternatives = searched.map(
    (field) => `${joins.column({ references: [], field })} collate "und-x-icu" ilike ${placeholder}`,
  )
  return `(${alternatives.join(' or ')})`
}

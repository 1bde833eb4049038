import { fail } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'
import type { CompileContext } from '../compile/compile-context'
import { isReadable } from '../compile/field-path'
import type { JoinSet } from '../compile/join-set'

const searchedTypes: ReadonlySet<string> = new Set(['Email', 'Phone', 'String', 'TextArea'])
const termLimit = 255

/** The pattern that finds a search term anywhere; null when there is nothing to search for. */
export function searchPattern(term: string | null): string | null {
  const trimmed = term?.trim() ?? ''
  if (trimmed === '') return null
  if (trimmed.includes('\0') || trimmed.length > termLimit) {
    const reason = `search for at most ${termLimit} characters of text.`
    throw fail('invalidParameter', { parameter: 'searchTerm', reason })
  }
  return `%${trimmed.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether any text of the record that the viewer can read contains the term, whatever its case. */
export function compileSearch(
  context: CompileContext,
  joins: JoinSet,
  object: ResolvedObject,
  input: number,
): string {
  const searched = [...object.fields.values()]
    .filter((field) => searchedTypes.has(field.dataType) && field.apiName !== 'Id')
    .filter((field) => isReadable(object, context.viewerClass, field))
  // A parameter that is handed out must also stand in the text.
  if (searched.length === 0) return 'false'
  const place = context.parameters.input(input)
  const alternatives = searched.map(
    (field) => `${joins.column({ references: [], field })} collate "und-x-icu" ilike ${place}`,
  )
  return `(${alternatives.join(' or ')})`
}

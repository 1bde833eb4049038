import type { ResolvedObject, ViewerClass } from '@porchlight/metadata'

/** The fields that searches by one viewer class use. */
export interface SearchedFields {
  readonly identifiers: readonly string[]
  readonly words: readonly string[]
}

/**
 * Returns the fields that viewers of a class search an object by: those of its declared fields that they may read, so
 * that a search reveals nothing about the others. Null when the object declares no such fields.
 */
export function searchedFields(object: ResolvedObject, viewerClass: ViewerClass): SearchedFields | null {
  const { identifiers, words } = object.search ?? { identifiers: [], words: [] }
  if (identifiers.length + words.length === 0) return null
  const { read } = object.access[viewerClass]
  const readable = (names: readonly string[]) => names.filter((name) => read.has(name))
  return { identifiers: readable(identifiers), words: readable(words) }
}

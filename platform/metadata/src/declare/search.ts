/**
 * How records of an object are searched for. Each viewer's search looks into those of these fields alone that
 * the viewer's class may read: what cannot be read cannot be guessed by searching either.
 */
export interface SearchDeclaration {
  /**
   * Numbers and addresses, which any three characters of them find, whatever signs stand between:
   * `555-0142` finds `(713) 555-0142`.
   */
  readonly identifiers: readonly string[]
  /**
   * Texts, which their words find in English and Spanish: the beginning of a word, and other forms of it.
   * The first weighs most, the fourth and all after it least.
   */
  readonly words: readonly string[]
  /** Which records a reference field of this object offers, where that follows from its other fields. */
  readonly lookupFilters?: readonly LookupFilterDeclaration[]
}

/**
 * A lookup that depends on another field: `fieldApiName` offers the records whose `targetFieldApiName` is what
 * the source record has in `controllingFieldApiName`. Without a value there, it offers all.
 */
export interface LookupFilterDeclaration {
  readonly fieldApiName: string
  readonly targetFieldApiName: string
  readonly controllingFieldApiName: string
}

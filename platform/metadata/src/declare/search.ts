/**
 * How records of an object are searched. Each viewer's search uses only the fields that the viewer's class may read:
 * values that cannot be read cannot be guessed by searching either.
 */
export interface SearchDeclaration {
  /**
   * Numbers and addresses, found by any three of their characters, whatever punctuation is in between: `555-0142` finds
   * `(713) 555-0142`.
   */
  readonly identifiers: readonly string[]
  /**
   * Texts, found by their words in English and Spanish: by the beginning of a word, and by its other forms. The first
   * has the highest weight, the fourth and all later ones the lowest.
   */
  readonly words: readonly string[]
  /** Which records a reference field of this object offers, where that depends on its other fields. */
  readonly lookupFilters?: readonly LookupFilterDeclaration[]
}

/**
 * A lookup that depends on another field: `fieldApiName` offers the records whose `targetFieldApiName` equals the
 * source record's value of `controllingFieldApiName`. Without a value there, it offers all.
 */
export interface LookupFilterDeclaration {
  readonly fieldApiName: string
  readonly targetFieldApiName: string
  readonly controllingFieldApiName: string
}

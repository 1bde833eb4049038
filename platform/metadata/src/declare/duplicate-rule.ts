/**
 * How two values of a match field are compared. `Exact` and `Phone` can find records on their own with an index,
 * `PostalCode` without one; the fuzzy methods only filter what the other fields of their match rule have found.
 */
export type MatchMethod =
  /** The same, whatever the case of text. */
  | 'Exact'
  /** The same digits, however they are written, with or without the country code. */
  | 'Phone'
  /** The same first five digits. */
  | 'PostalCode'
  /** Alike but for accents and a letter or two; an initial matches a name. */
  | 'FirstName'
  /** Alike but for accents and a letter or two. */
  | 'LastName'
  /** The same house number and unit in a street that is written alike. */
  | 'Street'

/** A pair of fields whose values must match. */
export interface MatchFieldDeclaration {
  /** The field of the object that the rule belongs to. */
  readonly field: string
  /** The field of the object that is searched; the same name by default. */
  readonly matchField?: string
  readonly method: MatchMethod
}

/** When two records count as duplicates: all of `matchFields` must match; an empty value matches nothing. */
export interface MatchRuleDeclaration {
  readonly name: string
  /** The object that is searched; that of the duplicate rule by default. */
  readonly objectApiName?: string
  readonly matchFields: readonly MatchFieldDeclaration[]
}

/** A condition on the values that are to be saved. */
export interface DuplicateFilterDeclaration {
  readonly field: string
  readonly operation: 'equals' | 'notEqual'
  readonly value: string
}

/**
 * What happens when a duplicate record is saved. `Allow` saves it once the user has been warned (`Alert`) and insists;
 * `Block` never does.
 */
export interface DuplicateRuleDeclaration {
  readonly name: string
  readonly actionOnInsert: 'Allow' | 'Block'
  readonly actionOnUpdate: 'Allow' | 'Block'
  readonly operationsOnInsert: readonly ('Alert' | 'Report')[]
  readonly operationsOnUpdate: readonly ('Alert' | 'Report')[]
  /** All must hold for the rule to apply. */
  readonly filters?: readonly DuplicateFilterDeclaration[]
  /** One that matches is enough. */
  readonly matchRules: readonly MatchRuleDeclaration[]
}

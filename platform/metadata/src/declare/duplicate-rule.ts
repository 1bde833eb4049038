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

/** A pair of fields whose values have to match. */
export interface MatchFieldDeclaration {
  /** The field of the object that the rule belongs to. */
  readonly field: string
  /** The field of the object that is searched; absent: the same name. */
  readonly matchField?: string
  readonly method: MatchMethod
}

/** When two records are taken for one: all of `matchFields` have to match; an empty value matches nothing. */
export interface MatchRuleDeclaration {
  readonly name: string
  /** The object that is searched; absent: that of the duplicate rule. */
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
 * What happens when a record is saved that is there already. `Allow` saves it once the person has been
 * warned (`Alert`) and insists; `Block` never does.
 */
export interface DuplicateRuleDeclaration {
  readonly name: string
  readonly actionOnInsert: 'Allow' | 'Block'
  readonly actionOnUpdate: 'Allow' | 'Block'
  readonly operationsOnInsert: readonly ('Alert' | 'Report')[]
  readonly operationsOnUpdate: readonly ('Alert' | 'Report')[]
  /** All have to hold for the rule to apply. */
  readonly filters?: readonly DuplicateFilterDeclaration[]
  /** One that matches is enough. */
  readonly matchRules: readonly MatchRuleDeclaration[]
}

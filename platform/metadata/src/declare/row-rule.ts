/**
 * Which records a class of viewer may reach, as a predicate over the record or over records that it refers
 * to. `path` names reference fields from this object on, then the field that is compared:
 * `['AccountId', 'ContactId']` compares `Account.ContactId` of the record's account.
 * The record engine compiles a rule into the SQL of every statement; viewer values are parameters.
 */
export type RowRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'viewer'; readonly path: readonly string[]; readonly equals: ViewerValue }
  | { readonly kind: 'any'; readonly rules: readonly RowRule[] }

/** A value of the viewer that a rule compares with: its user id, its contact's id or its brand. */
export type ViewerValue = 'userId' | 'contactId' | 'brand'

/** No record at all. */
export const noRecords: RowRule = { kind: 'none' }

/** Every record of the object. */
export const allRecords: RowRule = { kind: 'all' }

/** The records whose field at the end of `path` equals the viewer's `equals`. */
export function recordsWhere(path: readonly string[], equals: ViewerValue): RowRule {
  return { kind: 'viewer', path, equals }
}

/** The records that at least one of `rules` allows. */
export function anyOf(...rules: readonly RowRule[]): RowRule {
  return { kind: 'any', rules }
}

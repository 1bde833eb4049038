import type { FieldScalar } from '../field-types/field-value'

/**
 * Who becomes the owner of a record when a write uses the default rule (`useDefaultRule`): each of the candidates in
 * turn. An owner named by the write itself takes precedence; without candidates no owner is assigned.
 */
export interface AssignmentRuleDeclaration {
  /** The reference field that holds the assignee, such as `OwnerId`. */
  readonly fieldApiName: string
  /** The values that all candidates, records of the referenced object, have in common, by field. */
  readonly candidates: Readonly<Record<string, FieldScalar>>
  /** The values that a record shares with its candidates, such as the brand that they serve. */
  readonly shared: {
    /** A path from the record: `Contact.Customer_Brand__c`. */
    readonly path: string
    /** The field of the candidate that holds the same value. */
    readonly candidateField: string
  }
}

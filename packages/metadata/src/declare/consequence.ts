import type { FieldScalar } from '../field-types/field-value'
import type { ActionRecord, ActionWrite, RelatedDeclaration } from './quick-action'

/** All that a consequence knows. */
export interface ConsequenceContext {
  /** The record as it now is, with the values of all its fields. */
  readonly record: ActionRecord
  /** Its values before; null when it was just created. */
  readonly previous: Readonly<Record<string, FieldScalar>> | null
  /** By the names that the consequence declares. */
  readonly related: Readonly<Record<string, readonly ActionRecord[]>>
  readonly now: Date
}

/**
 * What follows for other records when a record changes, whoever changed it and by whatever way: the pipeline writes
 * it in the transaction of the change, as the platform itself. Writes that follow may have consequences of their own.
 */
export interface ConsequenceDeclaration {
  readonly name: string
  /** The fields that it follows from: it is asked when one of them is another than before. */
  readonly watches: readonly string[]
  /** Other records that it has to know, read as the platform; conditions compare with the record as it now is. */
  readonly related: Readonly<Record<string, RelatedDeclaration>>
  /** Pure: what follows, from what it is given alone. */
  readonly effect: (context: ConsequenceContext) => readonly ActionWrite[]
}

import type { FieldScalar } from '../field-types/field-value'
import type { ActionRecord, ActionWrite, RelatedDeclaration } from './quick-action'

/** All that the effect of an after-rule knows: the record as it was just written, and what it asked for besides. */
export interface AfterRuleContext {
  readonly record: ActionRecord
  /** What the record held before; null at its creation. */
  readonly previous: Readonly<Record<string, FieldScalar>> | null
  /** By the names that the rule declares. */
  readonly related: Readonly<Record<string, readonly ActionRecord[]>>
  readonly now: Date
}

/**
 * What follows in other records when one is written: part of the same transaction, whoever writes, beyond what the
 * writer may reach. An effect that fails undoes the write as well.
 */
export interface AfterRuleDeclaration {
  readonly name: string
  /** It runs when one of these fields has got another value, and at creation. */
  readonly on: readonly string[]
  /**
   * The reference to the record that it is about. Rules about one record take turns, so that of two writes at once the
   * later sees the earlier; where the reference is empty, nothing follows.
   */
  readonly about: string
  /** Other records that the effect has to know; `input` has no meaning here. */
  readonly related: Readonly<Record<string, RelatedDeclaration>>
  /** Pure: the writes that follow. */
  readonly effect: (context: AfterRuleContext) => readonly ActionWrite[]
}

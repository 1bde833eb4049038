import type { FieldScalar } from '../field-types/field-value'
import type { ActionRecord, ActionWrite, RelatedDeclaration } from './quick-action'

/**
 * Something that happened to a record and that a system outside is notified of. It is stored in the transaction of the
 * write that it follows from, and delivered in the order of the events of `about`.
 */
export interface PublishedEvent {
  readonly type: 'publish'
  /** The subject and what happened to it: `payment.settled`. */
  readonly eventType: string
  /** The id of the record whose events are delivered in order. */
  readonly about: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A consequence of a write. */
export type Consequence = ActionWrite | PublishedEvent

/**
 * Everything that the effect of an after-rule receives: the record as just written, and the related records that it
 * requested.
 */
export interface AfterRuleContext {
  readonly record: ActionRecord
  /** The record's previous values; null at its creation. */
  readonly previous: Readonly<Record<string, FieldScalar>> | null
  /** By the names that the rule declares. */
  readonly related: Readonly<Record<string, readonly ActionRecord[]>>
  readonly now: Date
}

/**
 * Consequences of a write in other records: part of the same transaction, for every writer, beyond the writer's own
 * reach. An effect that fails rolls back the write as well.
 */
export interface AfterRuleDeclaration {
  readonly name: string
  /** The rule runs when the value of one of these fields has changed, and at creation unless `notAtCreation`. */
  readonly on: readonly string[]
  readonly notAtCreation?: true
  /**
   * The reference to the record that the rule is about, or `Id` for the record itself. Rules about one record run one
   * at a time, so that of two concurrent writes the later sees the earlier; where the reference is empty, the rule does
   * not run.
   */
  readonly about: string
  /** Other records that the effect needs; `input` has no meaning here. */
  readonly related: Readonly<Record<string, RelatedDeclaration>>
  /** Pure: the writes and events that follow. */
  readonly effect: (context: AfterRuleContext) => readonly Consequence[]
}

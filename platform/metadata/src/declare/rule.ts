import type { Viewer } from '../viewer'

/** A field error that a rule raises; the message is written for the person who typed the value. */
export interface RuleFailure {
  readonly fieldApiName: string
  readonly message: { readonly en: string; readonly es: string }
}

/** The context of a rule: the values as they would be stored, the previous ones (null at creation), and the writer. */
export interface RuleContext {
  readonly next: Readonly<Record<string, unknown>>
  readonly previous: Readonly<Record<string, unknown>> | null
  readonly viewer: Viewer
  readonly now: Date
}

/** A validation rule: a pure function that returns the problem or null. It runs after access, types and defaults. */
export interface ValidationRule {
  readonly name: string
  readonly check: (context: RuleContext) => RuleFailure | null
}

/**
 * The states of a picklist field and their allowed transitions; the write pipeline rejects any other change. Keys are
 * stored values; a state without an entry is final.
 */
export interface StateTable {
  readonly fieldApiName: string
  readonly initial: readonly string[]
  readonly transitions: Readonly<Record<string, readonly string[]>>
}

import type { ActionRecord, RelatedDeclaration } from './quick-action'
import type { RuleContext, RuleFailure } from './rule'

/** The context of a rule about several records: that of a rule about one, and the related records that it requested. */
export interface RelatedRuleContext extends Pick<RuleContext, 'next' | 'previous' | 'viewer'> {
  /** By the names that the rule declares, as the writer sees them: records that it cannot see are missing, or null. */
  readonly related: Readonly<Record<string, readonly ActionRecord[]>>
}

/**
 * A validation rule that depends on other records: those that this one refers to have to be consistent with each other.
 * It reveals nothing about records that the writer cannot see; references that the writer may not use are rejected
 * elsewhere.
 */
export interface RelatedRuleDeclaration {
  readonly name: string
  /**
   * The rule is checked at creation and when the value of one of these fields has changed, once none of them is empty.
   */
  readonly on: readonly string[]
  /** The rule is also checked when the value of one of these has changed, empty or not. */
  readonly also?: readonly string[]
  /** `input` has no meaning here. */
  readonly related: Readonly<Record<string, RelatedDeclaration>>
  readonly check: (context: RelatedRuleContext) => RuleFailure | null
}

import type { Project } from '../compile/projection'
import type { CompiledStatement } from '../sql/compiled-statement'

/** A compiled list. Rows come in the list's order, or in the reverse of it for a page before a boundary. */
export interface ListPlan extends CompiledStatement {
  readonly project: Project
  /** Where the values of the order keys are in a row. */
  readonly keyIndexes: readonly number[]
}

import type { Project } from '../compile/projection'
import type { CompiledStatement } from '../sql/compiled-statement'

/** A compiled search. Rows come the best first. */
export interface SearchPlan extends CompiledStatement {
  readonly project: Project
  /** The index of the column that says whether one of the row's identifiers equals the whole term. */
  readonly exactPlace: number
}

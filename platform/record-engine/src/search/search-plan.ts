import type { Project } from '../compile/projection'
import type { CompiledStatement } from '../sql/compiled-statement'

/** A compiled search. Rows come the best first. */
export interface SearchPlan extends CompiledStatement {
  readonly project: Project
  /** Where a row tells that one of its identifiers is the whole term. */
  readonly exactPlace: number
}

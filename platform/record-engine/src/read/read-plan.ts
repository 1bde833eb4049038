import type { Project } from '../compile/projection'
import type { CompiledStatement } from '../sql/compiled-statement'

/** A compiled read of records by id: input 0 is the id, or the array of ids. */
export interface ReadPlan extends CompiledStatement {
  readonly project: Project
}

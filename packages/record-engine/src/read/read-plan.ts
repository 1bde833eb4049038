import type { Project } from '../compile/projection'
import type { Statement } from '../database/queryable'
import type { ParameterSource } from '../sql/parameter-plan'

/** A compiled read of records by id: input 0 is the id, or the array of ids. */
export interface ReadPlan {
  readonly statement: Statement
  readonly parameters: readonly ParameterSource[]
  readonly project: Project
}

import type { Project } from '../compile/projection'
import type { Statement } from '../database/queryable'
import type { ParameterSource } from '../sql/parameter-plan'

/** A compiled list. Rows come in the list's order, or in the reverse of it for a page before a boundary. */
export interface ListPlan {
  readonly statement: Statement
  readonly parameters: readonly ParameterSource[]
  readonly project: Project
  /** Where the values of the order keys are in a row. */
  readonly keyPlaces: readonly number[]
}

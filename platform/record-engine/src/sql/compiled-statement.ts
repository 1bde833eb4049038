import type { Statement } from '../database/queryable'
import type { ParameterSource } from './parameter-plan'

/** A statement and where the values of its parameters come from. */
export interface CompiledStatement {
  readonly statement: Statement
  readonly parameters: readonly ParameterSource[]
}

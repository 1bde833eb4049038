import type { ResolvedObject } from '@porchlight/metadata'
import type { CompileContext } from '../compile/compile-context'
import { fieldOf } from '../compile/linked'
import { bareType } from '../schema/plan-migration'
import { quoteIdentifier } from '../sql/identifier'

/**
 * The values to be written as a row named `n`, so that the same predicates that guard reads can judge the
 * record before it exists. Values are the inputs from `firstInput` on, in the order of `apiNames`.
 */
export function candidateRow(
  context: CompileContext,
  object: ResolvedObject,
  apiNames: readonly string[],
  firstInput: number,
): string {
  const columns = apiNames.map((apiName, index) => {
    const placeholder = context.parameters.input(firstInput + index)
    return `${placeholder}::${columnCast(object, apiName)} as ${quoteIdentifier(apiName)}`
  })
  return `(select ${columns.join(', ')}) n`
}

/** The same for several records: each input is the array of one field's values. */
export function candidateRows(
  context: CompileContext,
  object: ResolvedObject,
  apiNames: readonly string[],
  firstInput: number,
): string {
  const arrays = apiNames.map((apiName, index) => {
    const placeholder = context.parameters.input(firstInput + index)
    return `${placeholder}::${columnCast(object, apiName)}[]`
  })
  return `unnest(${arrays.join(', ')}) n (${apiNames.map(quoteIdentifier).join(', ')})`
}

function columnCast(object: ResolvedObject, apiName: string): string {
  const field = fieldOf(object, apiName)
  return apiName === 'Id' ? 'text' : bareType(field.type.columnType(field))
}

import { isNumeric } from '../records/input-value'
import type { Filter } from './filter'

const comparisons: Readonly<Record<string, string>> = {
  Equals: 'eq',
  NotEqual: 'ne',
  GreaterOrEqual: 'gte',
  GreaterThan: 'gt',
  LessOrEqual: 'lte',
  LessThan: 'lt',
}

/** A condition on the records of a list, in the data service's syntax. */
export type Where = Readonly<Record<string, unknown>>

/**
 * Builds the condition of the filters for a list request; undefined without filters.
 *
 * @param dataTypeOf the data type of a field, as it decides how an operand is compared
 */
export function buildWhere(
  filters: readonly Filter[],
  dataTypeOf: (fieldApiName: string) => string,
): Where | undefined {
  if (filters.length === 0) return undefined
  return { and: filters.map((filter) => buildCondition(filter, dataTypeOf(filter.fieldApiName))) }
}

function buildCondition({ fieldApiName, operator, operands }: Filter, dataType: string): Where {
  const isNegative = operator === 'NotEqual' || operator === 'NotContain'
  const conditions = operands.map((operand) => buildComparison(fieldApiName, operator, operand, dataType))
  const [first = {}, ...rest] = conditions
  return rest.length === 0 ? first : { [isNegative ? 'and' : 'or']: conditions }
}

function buildComparison(fieldApiName: string, operator: string, operand: string, dataType: string): Where {
  // Patterns know no escape: a literal wildcard is replaced by the wildcard for one character.
  const literal = operand.replaceAll('%', '_')
  if (operator === 'Contains') return { [fieldApiName]: { like: `%${literal}%` } }
  if (operator === 'NotContain') return { not: { [fieldApiName]: { like: `%${literal}%` } } }
  if (operator === 'StartsWith') return { [fieldApiName]: { like: `${literal}%` } }
  return { [fieldApiName]: { [comparisons[operator] ?? 'eq']: toComparisonValue(operand, dataType) } }
}

function toComparisonValue(operand: string, dataType: string): unknown {
  if (operand === '') return null
  if (dataType === 'Boolean') return operand === 'true'
  if (isNumeric(dataType)) return Number(operand)
  return dataType === 'Date' || dataType === 'DateTime' ? { value: operand } : operand
}

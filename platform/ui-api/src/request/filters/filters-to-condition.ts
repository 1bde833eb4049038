import type { ComparisonOperator, Condition, FieldPath } from '@porchlight/record-engine'
import type { FilterLogic } from './filter-logic'
import { type FilterOperator, operandValue } from './filter-operands'

/** A filter of a list view, with the field that it leads to for the viewer; its operands are values of that field. */
export interface ListFilter {
  readonly fieldApiName: string
  readonly path: FieldPath
  readonly operator: FilterOperator
  readonly operandLabels: readonly string[]
}

const operators: Readonly<Record<FilterOperator, ComparisonOperator>> = {
  Equals: 'eq',
  NotEqual: 'ne',
  GreaterThan: 'gt',
  GreaterOrEqual: 'gte',
  LessThan: 'lt',
  LessOrEqual: 'lte',
  Contains: 'like',
  NotContain: 'like',
  StartsWith: 'like',
}

/**
 * Converts the filters of a list view to one condition, combined by `logic`. Any one of several operands is sufficient;
 * for negative operators (NotEqual, NotContain) none may match; no operand means the empty value.
 */
export function filtersToCondition(filters: readonly ListFilter[], logic: FilterLogic): Condition | null {
  if (filters.length === 0) return null
  return conditionOf(filters, logic)
}

function conditionOf(filters: readonly ListFilter[], logic: FilterLogic): Condition | null {
  switch (logic.kind) {
    case 'filter': {
      const filter = filters[logic.number - 1]
      return filter === undefined ? null : filterToCondition(filter)
    }
    case 'not': {
      const condition = conditionOf(filters, logic.part)
      return condition === null ? null : { kind: 'not', condition }
    }
    case 'and':
    case 'or':
      return together(
        logic.kind,
        logic.parts.flatMap((part) => conditionOf(filters, part) ?? []),
      )
  }
}

function filterToCondition(filter: ListFilter): Condition | null {
  const operands = filter.operandLabels.length === 0 ? [''] : filter.operandLabels
  const comparisons = operands.map(
    (operand): Condition => ({
      kind: 'compare',
      field: filter.fieldApiName,
      operator: operators[filter.operator],
      value: operandValue(filter.path.field, filter.operator, operand),
    }),
  )
  const any = together(filter.operator === 'NotEqual' ? 'and' : 'or', comparisons)
  return any !== null && filter.operator === 'NotContain' ? { kind: 'not', condition: any } : any
}

function together(kind: 'and' | 'or', conditions: readonly Condition[]): Condition | null {
  const [first, ...rest] = conditions
  if (first === undefined) return null
  return rest.length === 0 ? first : { kind, conditions }
}

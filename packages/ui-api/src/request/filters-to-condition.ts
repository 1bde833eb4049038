import type { FilterDeclaration, ResolvedField, ResolvedObject } from '@porchlight/metadata'
import type { ComparisonOperator, Condition } from '@porchlight/record-engine'

const operators: Readonly<Record<FilterDeclaration['operator'], ComparisonOperator>> = {
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

/** The filters of a list view as one condition: every filter holds, and of several operands any one. */
export function filtersToCondition(
  object: ResolvedObject,
  filters: readonly FilterDeclaration[],
): Condition | null {
  if (filters.length === 0) return null
  return { kind: 'and', conditions: filters.map((filter) => filterToCondition(object, filter)) }
}

function filterToCondition(object: ResolvedObject, filter: FilterDeclaration): Condition {
  const field = object.fields.get(filter.fieldApiName)
  const any: Condition = {
    kind: 'or',
    conditions: filter.operandLabels.map((operand) => ({
      kind: 'compare',
      field: filter.fieldApiName,
      operator: operators[filter.operator],
      value: operandValue(filter, operand, field),
    })),
  }
  return filter.operator === 'NotContain' ? { kind: 'not', condition: any } : any
}

function operandValue(filter: FilterDeclaration, operand: string, field: ResolvedField | undefined): unknown {
  const literal = operand.replace(/[\\%_]/g, (character) => `\\${character}`)
  if (filter.operator === 'StartsWith') return `${literal}%`
  if (filter.operator === 'Contains' || filter.operator === 'NotContain') return `%${literal}%`
  switch (field?.dataType) {
    case 'Boolean':
      return operand.toLowerCase() === 'true'
    case 'Currency':
    case 'Double':
    case 'Int':
    case 'Percent':
      return Number(operand)
    default:
      return operand
  }
}

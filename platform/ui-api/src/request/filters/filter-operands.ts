import {
  type FieldDataType,
  type FilterDeclaration,
  isValueRefusal,
  type ResolvedField,
  toRecordId,
} from '@porchlight/metadata'
import { daysOfLiteral, momentOfDay } from '@porchlight/record-engine'

/** The operators of a list view's filters. */
export type FilterOperator = FilterDeclaration['operator']

const equality: readonly FilterOperator[] = ['Equals', 'NotEqual']
const order: readonly FilterOperator[] = ['GreaterOrEqual', 'GreaterThan', 'LessOrEqual', 'LessThan']
const parts: readonly FilterOperator[] = ['Contains', 'NotContain', 'StartsWith']

const operatorsByType: Readonly<Record<FieldDataType, readonly FilterOperator[]>> = {
  Boolean: equality,
  Currency: [...equality, ...order],
  Date: [...equality, ...order],
  DateTime: [...equality, ...order],
  Double: [...equality, ...order],
  Email: [...equality, ...parts],
  Int: [...equality, ...order],
  Percent: [...equality, ...order],
  Phone: [...equality, ...parts],
  Picklist: [...equality, ...parts],
  Reference: equality,
  String: [...equality, ...order, ...parts],
  TextArea: [],
  Url: [...equality, ...parts],
}

/** The operators that a list view may filter `field` with; none when it cannot be filtered by. */
export function filterOperatorsOf(field: ResolvedField): readonly FilterOperator[] {
  if (!field.filterable) return []
  return field.apiName === 'Id' ? equality : operatorsByType[field.dataType]
}

/** The value of an operand, which is a string; null is the empty value, undefined an invalid value for the field. */
export function operandValue(field: ResolvedField, operator: FilterOperator, operand: string): unknown {
  if (operator === 'StartsWith')
    return operand === '' ? undefined : { escapedPattern: `${literally(operand)}%` }
  if (operator === 'Contains' || operator === 'NotContain') {
    return operand === '' ? undefined : { escapedPattern: `%${literally(operand)}%` }
  }
  if (operand === '') return equality.includes(operator) ? null : undefined
  if (field.apiName === 'Id' || field.dataType === 'Reference') return toRecordId(operand) ?? undefined
  switch (field.dataType) {
    case 'Boolean':
      return { true: true, false: false }[operand.toLowerCase()]
    case 'Currency':
    case 'Double':
    case 'Percent':
      return numberOf(operand)
    case 'Int':
      return Number.isInteger(numberOf(operand)) ? numberOf(operand) : undefined
    case 'Date':
      return literalOf(operand) ?? storedValue(field, operand)
    case 'DateTime':
      return literalOf(operand) ?? storedValue(field, operand) ?? dayAsMoment(operand)
    case 'Picklist':
      return picklistValue(field, operand)
    default:
      return operand
  }
}

/** A picklist's operand may be the value or its label in either language: `operandLabels` carry labels. */
function picklistValue(field: ResolvedField, operand: string): string | undefined {
  const wanted = operand.toLowerCase()
  return (
    field.picklistValues.find(({ value }) => value === operand) ??
    field.picklistValues.find(({ value, label }) =>
      [value, label.en, label.es].some((text) => text.toLowerCase() === wanted),
    )
  )?.value
}

function numberOf(operand: string): number | undefined {
  const number = Number(operand.replaceAll(',', ''))
  return operand.trim() === '' || !Number.isFinite(number) ? undefined : number
}

function literalOf(operand: string): { readonly literal: string } | undefined {
  // Whether a word is a literal does not depend on the day.
  return daysOfLiteral(operand, new Date(0)) === null ? undefined : { literal: operand }
}

function storedValue(field: ResolvedField, operand: string): unknown {
  const stored = field.type.toColumn(operand, field)
  return stored === null || isValueRefusal(stored) ? undefined : stored
}

function dayAsMoment(operand: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(operand) && !Number.isNaN(Date.parse(`${operand}T00:00:00Z`))
    ? momentOfDay(operand)
    : undefined
}

function literally(operand: string): string {
  return operand.replace(/[\\%_]/g, (character) => `\\${character}`)
}

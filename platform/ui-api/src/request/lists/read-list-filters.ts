import type { FilterDeclaration } from '@porchlight/metadata'
import { parseFilterLogic } from '../filters/filter-logic'
import { type FilterOperator, filterOperatorsOf, operandValue } from '../filters/filter-operands'
import type { ListDefinition } from './list-definition'
import type { InputContext, ListContent } from './list-input'
import { nameOf, noSuchField } from './list-input'
import type { ListInput } from './list-input-schemas'
import { pathFor } from './list-view'

const filterLimit = 20
const operandLimit = 255

/** Returns the given filters and their logic; those of `before` when none are given. */
export function readFilters(
  input: ListInput,
  before: ListContent | null,
  within: InputContext,
): Pick<ListDefinition, 'filteredBy' | 'filterLogic'> {
  const { problems } = within
  const given = input.filteredByInfo
  const filteredBy =
    given === undefined
      ? (before?.definition.filteredBy ?? [])
      : given.flatMap((filter) => readFilter(filter, within) ?? [])
  const count = given?.length ?? filteredBy.length
  if (count > filterLimit) problems.add('filteredByInfo', `A list view has at most ${filterLimit} filters.`)
  // The logic of other filters does not apply to these.
  const stored = given === undefined ? (before?.definition.filterLogic ?? null) : null
  const text = input.filterLogicString === undefined ? stored : input.filterLogicString
  if (parseFilterLogic(text, count) === null) {
    problems.add(
      'filterLogicString',
      'Name every filter by its number, joined by AND, OR and NOT, with parentheses between AND and OR.',
    )
  }
  return { filteredBy, filterLogic: text === null || text.trim() === '' ? null : text }
}

function readFilter(
  filter: NonNullable<ListInput['filteredByInfo']>[number],
  { object, staff, context, problems }: InputContext,
): FilterDeclaration | null {
  const { fieldApiName, operator, operandLabels } = filter
  const path = pathFor(fieldApiName, object, staff, context)
  const refuse = (message: string) => {
    problems.add('filteredByInfo', message)
    return null
  }
  if (path === null) return refuse(noSuchField(fieldApiName, object))
  const operators = filterOperatorsOf(path.field)
  if (operators.length === 0) return refuse(`${fieldApiName} cannot be filtered by.`)
  const known = operators.find((candidate) => candidate === operator)
  if (known === undefined) {
    return refuse(`${operator.slice(0, 40)} does not apply to ${fieldApiName}; use ${operators.join(', ')}.`)
  }
  if (operandLabels.length > 1 && singleOperand.has(known)) return refuse(`${known} takes one value.`)
  if (operandLabels.length === 0 && operandValue(path.field, known, '') === undefined) {
    return refuse(`${known} of ${fieldApiName} needs a value.`)
  }
  for (const operand of operandLabels) {
    const isText = operand.length <= operandLimit && !operand.includes('\0')
    if (!isText || operandValue(path.field, known, operand) === undefined) {
      return refuse(`"${operand.slice(0, 40)}" is no value of ${fieldApiName}.`)
    }
  }
  return { fieldApiName: nameOf(path), operator: known, operandLabels }
}

const singleOperand: ReadonlySet<FilterOperator> = new Set([
  'GreaterOrEqual',
  'GreaterThan',
  'LessOrEqual',
  'LessThan',
])

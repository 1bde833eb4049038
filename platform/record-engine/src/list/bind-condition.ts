import { fail } from '@porchlight/errors'
import {
  keepWithinBudget,
  type ResolvedMetadata,
  type ResolvedObject,
  type ViewerClass,
} from '@porchlight/metadata'
import { type FieldPath, findFieldPath, unknownField } from '../compile/field-path'
import type { ComparisonOperator, Condition } from '../record-engine'
import type { InputList } from '../sql/input-list'
import { type ComparisonKind, comparisonKind, comparisonValue } from './comparison-value'
import { daysOfLiteral, isDateLiteral, momentOfDay } from './date-literal'

/** A condition with resolved fields, whose values have become inputs. */
export type BoundCondition =
  | BoundComparison
  | { readonly kind: 'and' | 'or'; readonly conditions: readonly BoundCondition[] }
  | { readonly kind: 'not'; readonly condition: BoundCondition }

export interface BoundComparison {
  readonly kind: 'compare'
  readonly path: FieldPath
  readonly operator: ComparisonOperator
  readonly comparison: ComparisonKind
  /** The index of the value among the inputs; null when only null is compared with. */
  readonly input: number | null
  /** Whether null is (one of) the values compared with. */
  readonly withNull: boolean
}

/** A bound condition and the text that is the same for all conditions of its shape. */
export interface ConditionShape {
  readonly condition: BoundCondition
  readonly key: string
}

const depthLimit = 10
const valueLimit = 500
const patternLimit = 255

/**
 * Resolves a condition for one viewer class; date literals are replaced with the days that they denote at `now`. Fields
 * that do not exist or may not be read both fail with `unknownField`, before any SQL; others with `notFilterable` or,
 * for their values, `invalidWhere`. More conditions or values than a call may have fail with `beyondBudget`.
 */
export function bindCondition(
  metadata: ResolvedMetadata,
  viewerClass: ViewerClass,
  object: ResolvedObject,
  condition: Condition,
  inputs: InputList,
  now: Date,
): ConditionShape {
  let parts = 0
  let values = 0
  const bind = (part: Condition, depth: number): ConditionShape => {
    parts += 1
    if (depth > depthLimit) throw invalidWhere(`conditions are nested deeper than ${depthLimit}.`)
    keepWithinBudget('conditions', parts)
    if (part.kind === 'compare') {
      values += Array.isArray(part.value) ? part.value.length : 1
      keepWithinBudget('comparedValues', values)
      const path = findFieldPath(metadata, viewerClass, object, part.field)
      if (path === null) throw unknownField(object, part.field)
      if (!path.field.filterable) throw fail('notFilterable', { field: part.field })
      return isDateLiteral(part.value)
        ? bindLiteral(path, part.field, part.operator, part.value.literal, inputs, now)
        : bindComparison(path, part.field, part.operator, part.value, inputs)
    }
    if (part.kind === 'not') {
      const inner = bind(part.condition, depth + 1)
      return { condition: { kind: 'not', condition: inner.condition }, key: `not(${inner.key})` }
    }
    if (part.conditions.length === 0) throw invalidWhere(`${part.kind} needs at least one condition.`)
    const inner = part.conditions.map((each) => bind(each, depth + 1))
    return {
      condition: { kind: part.kind, conditions: inner.map((each) => each.condition) },
      key: `${part.kind}(${inner.map((each) => each.key).join(';')})`,
    }
  }
  return bind(condition, 1)
}

/** Returns the fields that a condition compares; empty when there is no condition. */
export function comparedPaths(condition: BoundCondition | null): readonly FieldPath[] {
  if (condition === null) return []
  switch (condition.kind) {
    case 'compare':
      return [condition.path]
    case 'not':
      return comparedPaths(condition.condition)
    case 'and':
    case 'or':
      return condition.conditions.flatMap(comparedPaths)
  }
}

function bindComparison(
  path: FieldPath,
  name: string,
  operator: ComparisonOperator,
  value: unknown,
  inputs: InputList,
): ConditionShape {
  const comparison = comparisonKind(path.field)
  checkOperator(name, operator, comparison)
  const shape = (input: number | null, withNull: boolean): ConditionShape => {
    const crossed = path.references.map((reference) => `${reference.apiName}.`).join('')
    const operand = `${input === null ? '' : 'value'}${withNull ? 'null' : ''}`
    return {
      condition: { kind: 'compare', path, operator, comparison, input, withNull },
      key: `${crossed}${path.field.apiName} ${operator} ${operand}`,
    }
  }
  if (operator === 'in' || operator === 'nin') {
    if (!Array.isArray(value)) throw invalidWhere(`${operator} of ${name} needs a list.`)
    if (value.length > valueLimit) throw fail('tooManyValues', { parameter: 'where', limit: valueLimit })
    const values: readonly unknown[] = value
    const present = values.filter((each) => each !== null)
    const bound = present.map((each) => comparisonValue(path.field, comparison, name, each))
    return shape(inputs.add(bound), present.length < values.length)
  }
  if (value === null) {
    if (operator !== 'eq' && operator !== 'ne') throw invalidWhere(`${operator} of ${name} needs a value.`)
    return shape(null, true)
  }
  if (operator === 'like') return shape(inputs.add(likePattern(name, value)), false)
  return shape(inputs.add(comparisonValue(path.field, comparison, name, value)), false)
}

/** How a value is compared with a span of days: with its beginning, its end, or both. */
const spanOperators = {
  eq: { lower: 'gte', upper: 'lt' },
  ne: { lower: 'gte', upper: 'lt' },
  lt: { lower: 'lt', upper: null },
  gte: { lower: 'gte', upper: null },
  lte: { lower: null, upper: 'lt' },
  gt: { lower: null, upper: 'gte' },
} as const

function bindLiteral(
  path: FieldPath,
  name: string,
  operator: ComparisonOperator,
  literal: string,
  inputs: InputList,
  now: Date,
): ConditionShape {
  const comparison = comparisonKind(path.field)
  const days = daysOfLiteral(literal, now)
  if (days === null) throw invalidWhere(`${literal.slice(0, 40)} is no date literal.`)
  if (comparison !== 'date' && comparison !== 'moment') {
    throw invalidWhere(`${name} is not compared with dates.`)
  }
  if (operator === 'like' || operator === 'in' || operator === 'nin') {
    throw invalidWhere(`${operator} of ${name} takes no date literal.`)
  }
  const at = (day: string) => (comparison === 'date' ? day : momentOfDay(day))
  const bind = (edge: ComparisonOperator, day: string) => bindComparison(path, name, edge, at(day), inputs)
  const { lower, upper } = spanOperators[operator]
  const parts = [
    ...(lower === null ? [] : [bind(lower, days.from)]),
    ...(upper === null ? [] : [bind(upper, days.until)]),
  ]
  const span: ConditionShape = {
    condition: { kind: 'and', conditions: parts.map((part) => part.condition) },
    key: `and(${parts.map((part) => part.key).join(';')})`,
  }
  return operator === 'ne'
    ? { condition: { kind: 'not', condition: span.condition }, key: `not(${span.key})` }
    : span
}

function checkOperator(name: string, operator: ComparisonOperator, comparison: ComparisonKind): void {
  const ordered = operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte'
  const refused =
    (operator === 'like' && comparison !== 'text' && comparison !== 'picklist') ||
    (ordered && comparison === 'boolean')
  if (refused) throw invalidWhere(`${operator} does not apply to ${name}.`)
}

/** `%` and `_` of the caller are wildcards; a backslash is itself. */
function likePattern(name: string, value: unknown): string {
  if (typeof value === 'object' && value !== null && 'escapedPattern' in value) {
    const { escapedPattern } = value
    if (typeof escapedPattern === 'string' && !escapedPattern.includes('\0')) {
      return escapedPattern.slice(0, 2 * patternLimit)
    }
  }
  if (typeof value !== 'string' || value.includes('\0') || value.length > patternLimit) {
    throw invalidWhere(`like of ${name} needs a text of at most ${patternLimit} characters.`)
  }
  return value.replaceAll('\\', '\\\\')
}

function invalidWhere(reason: string): Error {
  return fail('invalidWhere', { reason })
}

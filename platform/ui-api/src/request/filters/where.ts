import { keepWithinBudget, type ResolvedObject } from '@porchlight/metadata'
import type { ComparisonOperator, Condition } from '@porchlight/record-engine'
import { invalidWhere, readWhereText, type WhereEntry, type WhereNode, whereNodeOf } from './where-syntax'

const operators: ReadonlySet<string> = new Set<ComparisonOperator>([
  'eq',
  'ne',
  'lt',
  'lte',
  'gt',
  'gte',
  'like',
  'in',
  'nin',
])
const multiPicklistOperators: ReadonlySet<string> = new Set(['includes', 'excludes'])
const groups: ReadonlySet<string> = new Set(['and', 'or', 'not'])
const nameLimit = 500

/**
 * Parses the `where` of a list of `object`'s records: text in GraphQL syntax, JSON text, or a JSON object
 * (`docs/specification/ui-api.md`, sortBy/where). Several fields and several operators of one field are combined with
 * AND; a field within a relationship is nested (`Account: { Name: … }`) or written with a dot. Dates and times may be
 * compared with `{ literal: TODAY }` and `{ range: { last_n_days: 7 } }`. Null when there is no condition;
 * `invalidWhere` with the position when it cannot be parsed. The record engine decides which fields exist for the
 * viewer: unknown and unreadable ones both fail with `unknownField`.
 */
export function parseWhere(object: ResolvedObject, value: unknown): Condition | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') {
    return value.trim() === '' ? null : conditionOf(object, readWhereText(value), '')
  }
  // Its depth is checked first: an infinitely nested value cannot be serialized.
  const node = whereNodeOf(value)
  keepWithinBudget('whereCharacters', JSON.stringify(value).length)
  return conditionOf(object, node, '')
}

function conditionOf(object: ResolvedObject, node: WhereNode, prefix: string): Condition | null {
  if (node.kind !== 'object') throw invalidWhere('an object in braces is expected', node.at)
  return together(
    'and',
    node.entries.flatMap((entry) => entryConditions(object, entry, prefix)),
  )
}

function entryConditions(object: ResolvedObject, entry: WhereEntry, prefix: string): readonly Condition[] {
  const { name, node } = entry
  if (groups.has(name)) return groupConditions(object, entry, prefix)
  if (operators.has(name) || multiPicklistOperators.has(name)) {
    throw invalidWhere(`${name} stands where a field is expected`, entry.at)
  }
  if (name.length > nameLimit) throw invalidWhere('a name is too long', entry.at)
  if (node.kind !== 'object' || node.entries.length === 0) {
    throw invalidWhere(`${name.slice(0, 80)} needs an operator in braces`, node.at ?? entry.at)
  }
  const field = prefix === '' ? withoutObject(object, name) : prefix + name
  const isComparison = node.entries.some((each) => isOperator(each.name))
  if (!isComparison) {
    const inner = conditionOf(object, node, `${field}.`)
    return inner === null ? [] : [inner]
  }
  return node.entries.map((each) => comparison(field, each))
}

function groupConditions(object: ResolvedObject, entry: WhereEntry, prefix: string): readonly Condition[] {
  const { name, node } = entry
  if (name === 'not') {
    const inner = conditionOf(object, node, prefix)
    if (inner === null) throw invalidWhere('not needs a condition', entry.at)
    return [{ kind: 'not', condition: inner }]
  }
  if (node.kind !== 'list') throw invalidWhere(`${name} needs a list of conditions`, node.at ?? entry.at)
  const parts = node.items.map((item) => {
    const part = conditionOf(object, item, prefix)
    if (part === null) throw invalidWhere(`${name} holds an empty condition`, item.at ?? entry.at)
    return part
  })
  const joined = together(name === 'and' ? 'and' : 'or', parts)
  if (joined === null) throw invalidWhere(`${name} needs at least one condition`, entry.at)
  return [joined]
}

function comparison(field: string, entry: WhereEntry): Condition {
  const operator = entry.name
  if (multiPicklistOperators.has(operator)) {
    throw invalidWhere(`${operator} is for fields with several values at once, and there are none`, entry.at)
  }
  if (!isComparisonOperator(operator)) {
    throw invalidWhere(`${operator.slice(0, 80)} is no operator`, entry.at)
  }
  return { kind: 'compare', field, operator, value: comparedValue(operator, entry.node, entry.at) }
}

function comparedValue(operator: ComparisonOperator, node: WhereNode, at: number | null): unknown {
  switch (node.kind) {
    case 'value':
      return node.value
    case 'word':
      throw invalidWhere(`write text in quotes: "${node.word.slice(0, 40)}"`, node.at)
    case 'list':
      return node.items.map((item) => {
        if (item.kind !== 'value') throw invalidWhere(`${operator} takes a list of values`, item.at ?? at)
        return item.value
      })
    case 'object':
      return dateValue(node.entries, node.at ?? at)
  }
}

/** How GraphQL names days: a value, a literal such as `TODAY`, or a range such as `last_n_days: 7`. */
function dateValue(entries: readonly WhereEntry[], at: number | null): unknown {
  const [entry, ...rest] = entries
  if (entry !== undefined && rest.length === 0) {
    const { name, node } = entry
    if (name === 'value' && node.kind === 'value') return node.value
    if (name === 'literal' && node.kind === 'word') return { literal: node.word }
    if (name === 'literal' && node.kind === 'value' && typeof node.value === 'string') {
      return { literal: node.value }
    }
    if (name === 'range' && node.kind === 'object') return rangeValue(node.entries, node.at)
  }
  throw invalidWhere('a value, a literal or a range is expected', at)
}

function rangeValue(entries: readonly WhereEntry[], at: number | null): unknown {
  const [entry, ...rest] = entries
  if (entry === undefined || rest.length > 0 || entry.node.kind !== 'value') {
    throw invalidWhere('a range has one name and one number', at)
  }
  return { literal: `${entry.name.toUpperCase()}:${entry.node.value}` }
}

function together(kind: 'and' | 'or', conditions: readonly Condition[]): Condition | null {
  const [first, ...rest] = conditions
  if (first === undefined) return null
  return rest.length === 0 ? first : { kind, conditions }
}

/** Returns `Status` for `Case.Status`, in a list of cases; the names of relationships are preserved. */
function withoutObject(object: ResolvedObject, name: string): string {
  const qualifier = `${object.apiName.toLowerCase()}.`
  return name.toLowerCase().startsWith(qualifier) ? name.slice(qualifier.length) : name
}

function isOperator(name: string): boolean {
  return operators.has(name) || multiPicklistOperators.has(name)
}

function isComparisonOperator(name: string): name is ComparisonOperator {
  return operators.has(name)
}

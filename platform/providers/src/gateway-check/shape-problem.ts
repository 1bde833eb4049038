import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { WireSchema } from './wire-schema'
import { shownValue } from './written'

/** Where a value differs from its schema. */
export interface ShapeProblem {
  /** `events[0].answer.date`; `the answer` for the whole. */
  readonly path: string
  readonly expected: string
  readonly came: string
}

/** Returns the first difference between a value and the clients' schema; null if they accept it. */
export function shapeProblem(schema: TSchema, value: unknown, path = ''): ShapeProblem | null {
  const found = problemAt(schema as WireSchema, value, path)
  if (found !== null || Value.Check(schema, value)) return found
  return { path: named(path), expected: 'the form of the document', came: shownValue(value, path) }
}

function problemAt(schema: WireSchema, value: unknown, path: string): ShapeProblem | null {
  if (schema.anyOf !== undefined) return problemOfChoice(schema.anyOf, value, path)
  const refused = { path: named(path), expected: expectedText(schema), came: shownValue(value, path) }
  if (schema.const !== undefined) return value === schema.const ? null : refused
  switch (schema.type) {
    case 'object':
      return isObject(value) ? problemOfFields(schema, value, path) : refused
    case 'array':
      return Array.isArray(value) ? problemOfItems(schema, value, path) : refused
    default:
      return Value.Check(schema, value) && isPossible(schema, value) ? null : refused
  }
}

/**
 * Of the objects that a value may be, it is compared with the one that its constant names, which is the one intended.
 */
function problemOfChoice(choices: readonly WireSchema[], value: unknown, path: string): ShapeProblem | null {
  const problems = choices.map((choice) => problemAt(choice, value, path))
  if (problems.includes(null)) return null
  const constantOf = (choice: WireSchema) =>
    Object.entries(choice.properties ?? {}).find(([, field]) => field.const !== undefined)
  if (isObject(value)) {
    const meant = choices.filter((choice) => {
      const [name, field] = constantOf(choice) ?? []
      return name !== undefined && field !== undefined && value[name] === field.const
    })
    const objects = meant.length > 0 ? meant : choices.filter(({ type }) => type === 'object')
    const [only, ...others] = objects
    if (only !== undefined && others.length === 0) return problemAt(only, value, path)
    const name = objects.map((choice) => constantOf(choice)?.[0]).find((each) => each !== undefined)
    if (name !== undefined) {
      const allowed = objects.flatMap((choice) => constantOf(choice)?.[1].const ?? [])
      return {
        path: below(path, name),
        expected: oneOf(allowed),
        came: shownValue(value[name], below(path, name)),
      }
    }
    return (only === undefined ? null : problemAt(only, value, path)) ?? null
  }
  const expected = choices.every((choice) => choice.const !== undefined)
    ? oneOf(choices.map((choice) => choice.const))
    : choices.map(expectedText).join(', or ')
  return { path: named(path), expected, came: shownValue(value, path) }
}

function problemOfFields(
  { properties = {}, required = [], additionalProperties }: WireSchema,
  value: Readonly<Record<string, unknown>>,
  path: string,
): ShapeProblem | null {
  for (const [name, schema] of Object.entries(properties)) {
    const isMissing = !Object.hasOwn(value, name)
    if (isMissing && !required.includes(name)) continue
    const at = below(path, name)
    const problem = isMissing
      ? { path: at, expected: expectedText(schema), came: 'nothing: the field is missing' }
      : problemAt(schema, value[name], at)
    if (problem !== null) return problem
  }
  if (additionalProperties !== false) return null
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(properties, name))
  if (unknown === undefined) return null
  const at = below(path, unknown)
  return { path: at, expected: 'no such field', came: shownValue(value[unknown], at) }
}

function problemOfItems(schema: WireSchema, value: readonly unknown[], path: string): ShapeProblem | null {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema
  if (value.length < minItems || value.length > maxItems) {
    return { path: named(path), expected: expectedText(schema), came: `${value.length}` }
  }
  for (const [index, item] of value.entries()) {
    const problem = items === undefined ? null : problemAt(items, item, `${path}[${index}]`)
    if (problem !== null) return problem
  }
  return null
}

/** Checks whether a day is in the calendar: the clients' pattern lets some pass that a database rejects. */
function isPossible(schema: WireSchema, value: unknown): boolean {
  if (typeof value !== 'string' || !isDay(schema)) return true
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function expectedText(schema: WireSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf !== undefined) {
    const constants = schema.anyOf.flatMap((choice) => (choice.const === undefined ? [] : [choice.const]))
    return constants.length === schema.anyOf.length
      ? oneOf(constants)
      : [...new Set(schema.anyOf.map(expectedText))].join(', or ')
  }
  const { type = 'a value', minimum, exclusiveMinimum, maximum, multipleOf } = schema
  switch (type) {
    case 'string':
      return textExpected(schema)
    case 'number':
    case 'integer':
      return [
        multipleOf === 0.01
          ? 'a number of dollars with whole cents'
          : `a${type === 'integer' ? 'n integer' : ' number'}`,
        ...(minimum === undefined ? [] : [`from ${minimum}`]),
        ...(exclusiveMinimum === undefined ? [] : [`above ${exclusiveMinimum}`]),
        ...(maximum === undefined ? [] : [`up to ${maximum}`]),
      ].join(' ')
    case 'array': {
      const { minItems = 0, maxItems } = schema
      return `an array${minItems === 0 && maxItems === undefined ? '' : ` of ${minItems} to ${maxItems ?? 'any number of'} items`}`
    }
    case 'object':
      return `an object with ${Object.keys(schema.properties ?? {}).join(', ')}`
    case 'boolean':
      return 'true or false'
    default:
      return type
  }
}

function textExpected(schema: WireSchema): string {
  if (isDay(schema)) return 'a day such as "2026-12-01"'
  const { pattern, minLength = 0, maxLength } = schema
  if (pattern !== undefined) return `a text that matches ${pattern}`
  const bounds = maxLength === undefined ? '' : ` of ${minLength} to ${maxLength} characters`
  return `a text${bounds}`
}

const isDay = ({ pattern, format }: WireSchema): boolean =>
  format === 'date' || pattern?.startsWith('^\\d{4}-') === true

const oneOf = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(' or ')

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const named = (path: string): string => (path === '' ? 'the answer' : path)

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

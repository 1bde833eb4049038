import fc from 'fast-check'

/** The parts of a JSON schema that the served document uses. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

const hostileTexts = [
  '',
  ' ',
  "' or 1=1 --",
  '"; drop table record."Case"; --',
  '%',
  '\\',
  '\u0000',
  '\ud83d\udd25',
  '\u202e',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '-1',
  '2001',
  '1e999',
  'NaN',
  'null',
  '{"$gt":""}',
  '{ and: [',
  'x'.repeat(300),
]

/** Generates values of any kind: hostile texts, existing names, boundary numbers, nested values. */
function anyValue(names: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
    { weight: 2, arbitrary: fc.constantFrom(0, -1, 1, 50, 2000, 2001, 1.5, 1e21, Number.MAX_SAFE_INTEGER) },
    { weight: 1, arbitrary: fc.boolean() },
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  )
}

/** Generates values that mostly match `schema`; one in ten is arbitrary. */
export function schemaValue(
  schema: JsonSchema | undefined,
  names: readonly string[],
  depth = 0,
): fc.Arbitrary<unknown> {
  const anything = anyValue(names)
  if (schema === undefined || depth > 5) return anything
  return fc.oneof(
    { weight: 9, arbitrary: fittingValue(schema, names, depth) },
    { weight: 1, arbitrary: anything },
  )
}

function fittingValue(schema: JsonSchema, names: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined && schema.anyOf.length > 0) {
    return fc.oneof(...schema.anyOf.map((option) => schemaValue(option, names, depth + 1)))
  }
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: -2, max: 2002 })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.oneof(
        fc.constantFrom(...names),
        fc.constantFrom(...hostileTexts),
        fc.string({ maxLength: 30 }),
      )
    case 'array':
      return fc.array(schemaValue(schema.items, names, depth + 1), { maxLength: 4 })
    case 'object':
      return objectOf(schema, names, depth)
    default:
      return anyValue(names)
  }
}

function objectOf(schema: JsonSchema, names: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0) {
    return fc.dictionary(fc.constantFrom(...names), anyValue(names), { maxKeys: 4 })
  }
  const values = Object.fromEntries(
    properties.map(([name, property]) => [name, schemaValue(property, names, depth + 1)]),
  )
  return fc.record(values, { requiredKeys: [...(schema.required ?? [])] })
}

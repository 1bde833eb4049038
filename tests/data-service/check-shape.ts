import { shapes } from './shapes'

/** Returns the differences between a response and a type of `shapes`: a sentence for each, at most twenty. */
export function checkShape(value: unknown, type: string): readonly string[] {
  const differences: string[] = []
  check(value, type, '$', differences)
  return differences.slice(0, 20)
}

function check(value: unknown, type: string, at: string, differences: string[]): void {
  if (type === 'any') return
  if (type.endsWith('?')) {
    if (value !== null) check(value, type.slice(0, -1), at, differences)
    return
  }
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) differences.push(`${at} is no array`)
    else
      for (const [index, item] of value.entries())
        check(item, type.slice(0, -2), `${at}[${index}]`, differences)
    return
  }
  if (type.startsWith('map<')) {
    if (!isObject(value)) differences.push(`${at} is no map`)
    else
      for (const [key, item] of Object.entries(value))
        check(item, type.slice(4, -1), `${at}.${key}`, differences)
    return
  }
  const shape = shapes[type]
  if (shape === undefined) {
    if (!isScalar(value, type))
      differences.push(`${at} is ${JSON.stringify(value)?.slice(0, 60)}, no ${type}`)
    return
  }
  if (!isObject(value)) {
    differences.push(`${at} is no ${type}`)
    return
  }
  for (const [key, typeOfKey] of Object.entries(shape)) {
    if (Object.hasOwn(value, key)) check(value[key], typeOfKey, `${at}.${key}`, differences)
    else differences.push(`${at}.${key} is missing`)
  }
}

function isScalar(value: unknown, type: string): boolean {
  if (type.startsWith('"')) return type.split('|').includes(JSON.stringify(value))
  switch (type) {
    case 'null':
      return value === null
    case 'integer':
      return Number.isInteger(value)
    case 'iso':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(value)
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type
    default:
      throw new TypeError(`There is no shape ${type}.`)
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

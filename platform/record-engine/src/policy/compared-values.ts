import type { ResolvedMetadata, ResolvedObject, RowRule, Viewer } from '@porchlight/metadata'
import { fieldOf, referencedObject } from '../compile/linked'
import { columnOf, quoteText, tableOf } from '../sql/identifier'
import { viewerHas, viewerValue } from '../sql/parameter-plan'

/** The values of a record that its object's row rules compare, by `comparedKey` of the path. */
export type ComparedValues = Readonly<Record<string, unknown>>

/** Returns the key of the value that a rule compares at the end of `path`. */
export function comparedKey(path: readonly string[]): string {
  return path.join('.')
}

/**
 * Returns the SQL for the values of the row `alias` that the row rules of all classes compare, as JSON. It contains
 * only ids and brands.
 */
export function comparedValuesSql(metadata: ResolvedMetadata, object: ResolvedObject, alias: string): string {
  const paths = new Map(
    Object.values(object.access)
      .flatMap(({ records }) => comparedPaths(records))
      .map((path) => [comparedKey(path), path]),
  )
  const pairs = [...paths].map(
    ([key, path]) => `${quoteText(key)}, ${valueAt(metadata, object, alias, path, 0)}`,
  )
  return `jsonb_build_object(${pairs.join(', ')})`
}

/** Whether a row rule allows the viewer a record with those values; the same result as the rule's SQL. */
export function allowsRecord(rule: RowRule, viewer: Viewer, values: ComparedValues): boolean {
  if (rule.kind === 'none') return false
  if (rule.kind === 'all') return true
  if (rule.kind === 'any') return rule.rules.some((part) => allowsRecord(part, viewer, values))
  const value = values[comparedKey(rule.path)] ?? null
  return value !== null && viewerHas(viewer.class, rule.equals) && value === viewerValue(viewer, rule.equals)
}

function comparedPaths(rule: RowRule): readonly (readonly string[])[] {
  if (rule.kind === 'any') return rule.rules.flatMap(comparedPaths)
  return rule.kind === 'viewer' ? [rule.path] : []
}

function valueAt(
  metadata: ResolvedMetadata,
  object: ResolvedObject,
  alias: string,
  path: readonly string[],
  depth: number,
): string {
  const [first, ...rest] = path
  if (first === undefined) return 'null'
  const field = fieldOf(object, first)
  const column = columnOf(alias, field.apiName)
  if (rest.length === 0) return column
  const target = referencedObject(metadata, field)
  const inner = `d${depth}`
  const value = valueAt(metadata, target, inner, rest, depth + 1)
  return `(select ${value} from ${tableOf(target)} ${inner} where ${columnOf(inner, 'Id')} = ${column})`
}

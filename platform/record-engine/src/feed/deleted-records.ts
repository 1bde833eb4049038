import type { ResolvedMetadata, ResolvedObject, RowRule, Viewer } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { fieldOf, referencedObject } from '../compile/linked'
import { compileRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { idsOfReachedObjects } from '../read/reached-objects'
import { columnOf, quoteText, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'

/**
 * The SQL of what the row rules of all classes compare of the row `alias`, as JSON by path: kept with the change event
 * of a deletion, because nothing else says afterwards who could see the record. It holds ids and brands, nothing more.
 */
export function deletedRuleValues(metadata: ResolvedMetadata, object: ResolvedObject, alias: string): string {
  const paths = new Map(
    Object.values(object.access)
      .flatMap(({ records }) => comparedPaths(records))
      .map((path) => [keyOf(path), path]),
  )
  const pairs = [...paths].map(
    ([key, path]) => `${quoteText(key)}, ${valueAt(metadata, object, alias, path, 0)}`,
  )
  return `jsonb_build_object(${pairs.join(', ')})`
}

/** Those of `recordIds` that were deleted and that the viewer could see by then, as its rights are now. */
export async function visibleDeletedIds(
  engine: EngineContext,
  viewer: Viewer,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const visible = new Set<string>()
  for (const [object, ids] of idsOfReachedObjects(engine.metadata, viewer, recordIds)) {
    const compiled = engine.visibilityShapes.get(`deleted ${object.apiName} ${viewer.class}`, () => {
      const context = startCompile(engine.metadata, viewer.class)
      const { records } = object.access[viewer.class]
      const rule = predicateSql(
        compileRule(
          context,
          records,
          (path, _, placeholder) => `e.rule_values->>${quoteText(keyOf(path))} = ${placeholder}`,
        ),
      )
      const among = `e.record_id = any(${context.parameters.input(0)})`
      const text = `select e.record_id from feed.change_event e where ${among} and e.kind = 'delete' and ${rule}`
      return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
    })
    const values = bindParameters(compiled.parameters, viewer, [ids])
    for (const [id] of await runStatement(engine.database, compiled.statement, values))
      visible.add(String(id))
  }
  return visible
}

function comparedPaths(rule: RowRule): readonly (readonly string[])[] {
  if (rule.kind === 'any') return rule.rules.flatMap(comparedPaths)
  return rule.kind === 'viewer' ? [rule.path] : []
}

function keyOf(path: readonly string[]): string {
  return path.join('.')
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

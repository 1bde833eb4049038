import type { FieldScalar, ResolvedObject, Viewer } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { columnOf, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import type { PreviousRecord } from './write-draft'

/** Reads a whole record as visible to this viewer; null when it does not exist for the viewer. */
export async function readPrevious(
  engine: EngineContext,
  viewer: Viewer,
  object: ResolvedObject,
  recordId: string,
  locked: boolean,
): Promise<PreviousRecord | null> {
  const key = `previous ${object.apiName} ${viewer.class} locked ${locked}`
  const compiled = engine.writeShapes.get(key, () => {
    const context = startCompile(engine.metadata, viewer.class)
    const columns = [...object.fields.keys()].map((apiName) => columnOf('t', apiName)).join(', ')
    const id = `${columnOf('t', 'Id')} = ${context.parameters.input(0)}`
    const rule = predicateSql(compileRowRule(context, object, 't'))
    const lock = locked ? ' for update of t' : ''
    const text = `select ${columns} from ${tableOf(object)} t where ${id} and ${rule}${lock}`
    return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
  })
  const values = bindParameters(compiled.parameters, viewer, [recordId])
  const [row] = await runStatement(engine.database, compiled.statement, values)
  return row === undefined ? null : toPrevious(object, row)
}

function toPrevious(object: ResolvedObject, row: readonly unknown[]): PreviousRecord {
  const values: Record<string, FieldScalar> = {}
  let modstamp = ''
  for (const [index, field] of [...object.fields.values()].entries()) {
    values[field.apiName] = field.type.fromColumn(row[index])
    if (field.apiName === 'SystemModstamp') modstamp = String(row[index])
  }
  return { values, modstamp }
}

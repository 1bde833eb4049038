import { fail } from '@porchlight/errors'
import type {
  ResolvedChildRelationship,
  ResolvedMetadata,
  ResolvedObject,
  Viewer,
} from '@porchlight/metadata'
import { isAudited } from '../audit/audit-entry'
import { startCompile } from '../compile/compile-context'
import { fieldOf } from '../compile/linked'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import { constraintViolation } from '../database/database-error'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { comparedValuesSql } from '../policy/compared-values'
import type { ExpectedVersion } from '../record-engine'
import { columnOf, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import { auditDeletion } from './audit-write'
import { withChangeEvent } from './change-feed'
import { problemOf, refuseProblems } from './field-problem'
import { personOfWork } from './person-of-work'
import { readPrevious } from './read-previous'
import { objectOf } from './resolve'
import { checkVersion } from './version-check'

/**
 * Deletes a record and writes its change event in one statement. Records that are parts of it are deleted first, each
 * with its change event, regardless of who may delete them individually. A record that others refer to is not deleted,
 * and the error does not say which ones: they may be records that the viewer cannot see.
 */
export async function deleteRecord(
  engine: EngineContext,
  viewer: Viewer,
  recordId: string,
  expected: ExpectedVersion = {},
): Promise<void> {
  const object = objectOf(engine, viewer, recordId)
  if (!object.access[viewer.class].deletable) {
    const visible = await readPrevious(engine, viewer, object, recordId, false)
    throw fail(visible === null ? 'notFound' : 'forbidden')
  }
  const parts = object.childRelationships.filter(({ deletedWithParent }) => deletedWithParent)
  const isPlain = Object.keys(expected).length === 0 && parts.length === 0 && !isAudited(viewer)
  if (isPlain) return deleteFound(engine, viewer, object, recordId)
  await engine.inTransaction(async (inner) => {
    const locked = parts.length === 0
    const previous = await readPrevious(inner, viewer, object, recordId, locked)
    if (previous === null) throw fail('notFound')
    checkVersion({ previous, expected })
    // A part is locked before the whole, in the same order as when a write of the part triggers one of the whole.
    for (const part of parts) await deleteParts(inner, part, recordId)
    await deleteFound(inner, viewer, object, recordId)
    await auditDeletion({ engine: inner, viewer, object, recordId }, previous)
  })
}

async function deleteParts(
  engine: EngineContext,
  { childObjectApiName, fieldApiName }: ResolvedChildRelationship,
  recordId: string,
): Promise<void> {
  const part = engine.metadata.objects.get(childObjectApiName)
  if (part === undefined) return
  const text = withChangeEvent(
    part,
    `delete from ${tableOf(part)} t where ${columnOf('t', fieldApiName)} = $1 returning ${deletedColumns(engine.metadata, part)}`,
    { kind: 'delete', changedFields: "'{}'", occurredAt: '$2', person: '$3', ruleValues: 'rule_values' },
  )
  const values = [recordId, engine.now().toISOString(), personOfWork()]
  await runStatement(engine.database, engine.nameStatement(text), values)
}

function deletedColumns(metadata: ResolvedMetadata, object: ResolvedObject): string {
  return `t."Id", ${comparedValuesSql(metadata, object, 't')} as rule_values`
}

async function deleteFound(
  engine: EngineContext,
  viewer: Viewer,
  object: ResolvedObject,
  recordId: string,
): Promise<void> {
  const compiled = engine.writeShapes.get(`delete ${object.apiName} ${viewer.class}`, () => {
    const context = startCompile(engine.metadata, viewer.class)
    const rule = predicateSql(compileRowRule(context, object, 't'))
    const id = `t."Id" = ${context.parameters.input(0)}`
    const text = withChangeEvent(
      object,
      `delete from ${tableOf(object)} t where ${id} and ${rule} returning ${deletedColumns(engine.metadata, object)}`,
      {
        kind: 'delete',
        changedFields: "'{}'",
        occurredAt: context.parameters.input(1),
        person: context.parameters.input(2),
        ruleValues: 'rule_values',
      },
    )
    return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
  })
  const inputs = [recordId, engine.now().toISOString(), personOfWork()]
  const values = bindParameters(compiled.parameters, viewer, inputs)
  await engine.reached?.('before-write')
  const rows = await runStatement(engine.database, compiled.statement, values).catch((error: unknown) => {
    if (constraintViolation(error)?.kind !== 'reference') throw error
    const reason =
      viewer.language === 'es'
        ? 'Otros registros dependen de este; elimínelos primero.'
        : 'Other records depend on this one; delete them first.'
    const problem = problemOf('deleteFailed', fieldOf(object, 'Id'), viewer.language, { reason })
    refuseProblems([problem], error)
    throw error
  })
  await engine.reached?.('after-write')
  if (rows.length === 0) throw fail('notFound')
}

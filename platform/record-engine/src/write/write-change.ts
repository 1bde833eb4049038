import type { ResolvedObject, ViewerClass } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import type { EngineContext } from '../engine-context'
import type { CompiledStatement } from '../sql/compiled-statement'
import { columnOf, quoteIdentifier, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import { type Outcome, outcomeOf, outcomePredicates } from './after-rules'
import { withChangeEvent } from './change-feed'
import { personOfWork } from './person-of-work'
import { runWrite } from './run-write'
import { answeredFor, type ChangeDraft } from './write-draft'
import { candidateRow } from './write-statement'

/** The first inputs of an update, before the values of its candidate row. */
const input = {
  id: 0,
  previousModstamp: 1,
  now: 2,
  modifiedBy: 3,
  changedFields: 4,
  person: 5,
  firstValue: 6,
} as const

/**
 * Updates the record if it is still the version that the draft was computed from, is still within the viewer's reach,
 * and remains so; writes its change event in the same statement. Returns false when nothing was written.
 * `SystemModstamp` grows by at least a millisecond, whatever the clock says.
 */
export async function writeChange(draft: ChangeDraft): Promise<boolean> {
  const { engine, object, viewer, previous } = draft
  const changed = [...draft.changed].sort()
  const outcome = outcomeOf(object, viewer.class, answeredFor(draft, changed))
  const compiled = engine.writeShapes.get(
    `update ${object.apiName} ${viewer.class} ${changed.join(',')} ${[...draft.assigned].join(',')}`,
    () => compileChange(engine, object, viewer.class, changed, outcome),
  )
  const different = changed.filter((apiName) => draft.next[apiName] !== previous.values[apiName])
  const inputs: unknown[] = [
    draft.recordId,
    previous.modstamp,
    draft.now.toISOString(),
    viewer.class === 'guest' ? null : viewer.userId,
    different,
    personOfWork(),
    ...candidateFields(changed, outcome).map((apiName) => draft.next[apiName] ?? null),
  ]
  const values = bindParameters(compiled.parameters, viewer, inputs)
  const rows = await runWrite(draft, compiled.statement, values)
  return rows.length > 0
}

function compileChange(
  engine: EngineContext,
  object: ResolvedObject,
  viewerClass: ViewerClass,
  changed: readonly string[],
  outcome: Outcome,
): CompiledStatement {
  const context = startCompile(engine.metadata, viewerClass)
  const { parameters } = context
  const row = candidateRow(context, object, candidateFields(changed, outcome), input.firstValue)
  const modstamp = `greatest(${parameters.input(input.now)}::timestamptz(3), t."SystemModstamp" + interval '1 millisecond')`
  const assignments = [
    ...changed.map((apiName) => `${quoteIdentifier(apiName)} = ${columnOf('n', apiName)}`),
    `"SystemModstamp" = ${modstamp}`,
    `"LastModifiedDate" = ${modstamp}`,
    `"LastModifiedById" = ${parameters.input(input.modifiedBy)}`,
  ]
  const conditions = [
    `t."Id" = ${parameters.input(input.id)}`,
    `t."SystemModstamp" = ${parameters.input(input.previousModstamp)}::timestamptz(3)`,
    predicateSql(compileRowRule(context, object, 't')),
    ...outcomePredicates(context, object, outcome),
  ]
  const from = changed.length === 0 ? '' : ` from ${row}`
  const update = `update ${tableOf(object)} t set ${assignments.join(', ')}${from} where ${conditions.join(' and ')} returning t."Id"`
  const text = withChangeEvent(object, update, {
    kind: 'update',
    changedFields: parameters.input(input.changedFields),
    occurredAt: parameters.input(input.now),
    person: parameters.input(input.person),
  })
  return { statement: engine.nameStatement(text), parameters: parameters.sources }
}

function candidateFields(changed: readonly string[], outcome: Outcome): readonly string[] {
  return [...new Set([...changed, ...outcome.fields])].sort()
}

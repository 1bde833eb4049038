import { fail } from '@porchlight/errors'
import type { FieldScalar, ResolvedObject, ViewerClass } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import type { EngineContext } from '../engine-context'
import type { CompiledStatement } from '../sql/compiled-statement'
import { quoteIdentifier, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import { explainRefusal, type Outcome, outcomeOf, outcomePredicates } from './after-rules'
import { withChangeEvent } from './change-feed'
import { personOfWork } from './person-of-work'
import { runWrite } from './run-write'
import { answeredFor, type StoredValues, type WriteDraft } from './write-draft'
import { candidateRow } from './write-statement'

/**
 * Inserts the record if it ends up within the viewer's reach and refers only to records that the viewer can see, and
 * writes its change event: in one statement, so that all of it happens or nothing.
 */
export async function writeCreation(draft: WriteDraft): Promise<void> {
  const { engine, object, viewer } = draft
  const values = withSystemValues(draft)
  draft.next = values
  const apiNames = [...object.fields.keys()]
  const outcome = outcomeOf(object, viewer.class, answeredFor(draft, apiNames))
  const shape = `create ${object.apiName} ${viewer.class} ${[...draft.assigned].join(',')}`
  const compiled = engine.writeShapes.get(shape, () => compileCreation(engine, object, viewer.class, outcome))
  const inputs: unknown[] = [
    ...apiNames.map((apiName) => values[apiName] ?? null),
    fieldsSet(object, values),
    draft.now.toISOString(),
    personOfWork(),
  ]
  const rows = await runWrite(draft, compiled.statement, bindParameters(compiled.parameters, viewer, inputs))
  if (rows.length > 0) return
  await explainRefusal(draft, outcome)
  throw fail('forbidden')
}

function compileCreation(
  engine: EngineContext,
  object: ResolvedObject,
  viewerClass: ViewerClass,
  outcome: Outcome,
): CompiledStatement {
  const context = startCompile(engine.metadata, viewerClass)
  const apiNames = [...object.fields.keys()]
  const columns = apiNames.map(quoteIdentifier).join(', ')
  const row = candidateRow(context, object, apiNames, 0)
  const checks = outcomePredicates(context, object, outcome)
  const where = checks.length === 0 ? '' : ` where ${checks.join(' and ')}`
  const insert = `insert into ${tableOf(object)} (${columns}) select ${columns} from ${row}${where} returning "Id"`
  const text = withChangeEvent(object, insert, {
    kind: 'create',
    changedFields: context.parameters.input(apiNames.length),
    occurredAt: context.parameters.input(apiNames.length + 1),
    person: context.parameters.input(apiNames.length + 2),
  })
  return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
}

/** The fields that a creation sets, as its change event names them. */
export function fieldsSet(object: ResolvedObject, values: StoredValues): readonly string[] {
  return [...object.fields.keys()].filter(
    (apiName) => values[apiName] !== null && object.fields.get(apiName)?.system === false,
  )
}

/** Returns the values of a new record, including those set by the platform. */
export function withSystemValues(draft: WriteDraft): StoredValues {
  const now = draft.now.toISOString()
  const by: FieldScalar = draft.viewer.class === 'guest' ? null : draft.viewer.userId
  return {
    ...draft.next,
    Id: draft.recordId,
    CreatedDate: now,
    CreatedById: by,
    LastModifiedDate: now,
    LastModifiedById: by,
    SystemModstamp: now,
  }
}

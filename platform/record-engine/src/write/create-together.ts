import { fail } from '@porchlight/errors'
import type { ResolvedObject, Viewer, ViewerClass, WriteGrant } from '@porchlight/metadata'
import { startCompile } from '../compile/compile-context'
import type { EngineContext } from '../engine-context'
import type { WriteOperation } from '../record-engine'
import type { CompiledStatement } from '../sql/compiled-statement'
import { quoteIdentifier, tableOf } from '../sql/identifier'
import { bindParameters } from '../sql/parameter-plan'
import { type Outcome, outcomeOf, outcomePredicates } from './after-rules'
import { auditWrites } from './audit-write'
import { withChangeEvent } from './change-feed'
import { hasConsequences } from './consequences'
import { prepareCreation } from './create-record'
import { personOfWork } from './person-of-work'
import type { RelatedReads } from './read-related'
import { runWrite } from './run-write'
import { untilNumbersAreFree } from './taken-numbers'
import { fieldsSet, withSystemValues } from './write-creation'
import type { WriteDraft } from './write-draft'
import { candidateRows } from './write-statement'

/** A creation of a batch. */
export type Creation = WriteOperation & { readonly type: 'create' }

/**
 * Returns the `operations` from `first` on that one statement can write: creations of one object. The assignment rule's
 * turn depends on the preceding records, so creations that use it are written alone; so are those that have
 * consequences.
 */
export function creationsFrom(
  { metadata }: Pick<EngineContext, 'metadata'>,
  operations: readonly WriteOperation[],
  first: number,
): readonly Creation[] {
  const creations: Creation[] = []
  for (const operation of operations.slice(first)) {
    if (operation.type !== 'create' || operation.useDefaultRule === true) break
    if (hasConsequences(metadata.object(operation.objectApiName), true)) break
    if (operation.objectApiName !== (creations[0]?.objectApiName ?? operation.objectApiName)) break
    creations.push(operation)
  }
  return creations
}

/**
 * Creates records of one object through the steps of the pipeline, all with one statement behind a savepoint, and
 * returns their ids. When it fails nothing is written; the error is that of one of the records, and the first one to be
 * rejected can only be determined by writing each alone.
 */
export async function createTogether(
  engine: EngineContext,
  viewer: Viewer,
  creations: readonly Creation[],
  grants: readonly WriteGrant[] = [],
): Promise<readonly string[]> {
  const createAll = async (inner: EngineContext) => {
    const drafts: WriteDraft[] = []
    const known: RelatedReads = new Map()
    for (const one of creations) {
      drafts.push(await prepareCreation(inner, viewer, one.objectApiName, one, grants, known))
    }
    const [first] = drafts
    if (first !== undefined && (await writeCreations(first, drafts)) < drafts.length) throw fail('forbidden')
    await auditWrites(drafts)
    return drafts.map(({ recordId }) => recordId)
  }
  const [creation] = creations
  const object = engine.metadata.object(creation?.objectApiName ?? '')
  return untilNumbersAreFree(object, () => engine.inTransaction(createAll))
}

/** Inserts the records that end up within the viewer's reach, with their change events; returns how many. */
export async function writeCreations(first: WriteDraft, drafts: readonly WriteDraft[]): Promise<number> {
  const { engine, object, viewer, now } = first
  const compiled = engine.writeShapes.get(`create several ${object.apiName} ${viewer.class}`, () => {
    const outcome = outcomeOf(object, viewer.class, new Set(object.fields.keys()))
    return compileCreations(engine, object, viewer.class, outcome)
  })
  const records = drafts.map(withSystemValues)
  const changedFields = records.map((values) => [values.Id, `{${fieldsSet(object, values).join()}}`])
  const inputs: unknown[] = [
    ...[...object.fields.keys()].map((apiName) => records.map((values) => values[apiName] ?? null)),
    JSON.stringify(Object.fromEntries(changedFields)),
    now.toISOString(),
    personOfWork(),
  ]
  const rows = await runWrite(first, compiled.statement, bindParameters(compiled.parameters, viewer, inputs))
  return rows.length
}

function compileCreations(
  engine: EngineContext,
  object: ResolvedObject,
  viewerClass: ViewerClass,
  outcome: Outcome,
): CompiledStatement {
  const context = startCompile(engine.metadata, viewerClass)
  const apiNames = [...object.fields.keys()]
  const columns = apiNames.map(quoteIdentifier).join(', ')
  const rows = candidateRows(context, object, apiNames, 0)
  const checks = outcomePredicates(context, object, outcome)
  const where = checks.length === 0 ? '' : ` where ${checks.join(' and ')}`
  const insert = `insert into ${tableOf(object)} (${columns}) select ${columns} from ${rows}${where} returning "Id"`
  const text = withChangeEvent(object, insert, {
    kind: 'create',
    changedFields: `(${context.parameters.input(apiNames.length)}::jsonb ->> w."Id")`,
    occurredAt: context.parameters.input(apiNames.length + 1),
    person: context.parameters.input(apiNames.length + 2),
  })
  return { statement: engine.nameStatement(text), parameters: context.parameters.sources }
}

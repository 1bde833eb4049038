import { fail } from '@porchlight/errors'
import type { ResolvedMetadata, ResolvedObject } from '@porchlight/metadata'
import { deleteValueKeys } from '../audit/audit-values'
import { startCompile } from '../compile/compile-context'
import { fieldOf } from '../compile/linked'
import { comparePath } from '../compile/row-predicate'
import type { EngineContext } from '../engine-context'
import { comparedValuesSql } from '../policy/compared-values'
import type { ErasureRequest } from '../record-engine'
import { bareType } from '../schema/plan-migration'
import { columnOf, quoteIdentifier, tableOf } from '../sql/identifier'
import { withChangeEvent } from '../write/change-feed'

/** A reference from some object to the one whose records are deleted. */
interface Reference {
  readonly object: ResolvedObject
  readonly fieldApiName: string
}

/** See `RecordEngine.eraseRecords`. */
export async function eraseRecords(
  engine: EngineContext,
  request: ErasureRequest,
): Promise<readonly string[]> {
  const object = engine.metadata.object(request.objectApiName)
  if (object === undefined) throw fail('notFound')
  return engine.inTransaction(async (inner) => {
    const ids = await findRecords(inner, object, request)
    if (ids.length === 0) return ids
    if (request.remaining === null) await deleteRecords(inner, object, ids)
    else await clearRecords(inner, object, ids, request.remaining)
    await deleteValueKeys(inner.database, ids)
    return ids
  })
}

/** Finds the records that still hold anything to be erased, locked in a fixed order. */
async function findRecords(
  { database, metadata }: EngineContext,
  object: ResolvedObject,
  { path, ownerId, remaining, limit }: ErasureRequest,
): Promise<readonly string[]> {
  const values: unknown[] = [ownerId, limit]
  const isOwned = comparePath(startCompile(metadata, 'system'), object, 't', path, '$1')
  const holds = Object.entries(remaining ?? {}).map(([apiName, value]) => {
    return `${columnOf('t', apiName)} is distinct from ${valueSql(object, apiName, values.push(value))}`
  })
  const condition = remaining === null ? isOwned : `${isOwned} and (${holds.join(' or ')})`
  const { rows } = await database.query<{ id: string }>(
    `select t."Id" as id from ${tableOf(object)} t where ${condition} order by t."Id" limit $2 for update of t`,
    values,
  )
  return rows.map(({ id }) => id)
}

async function deleteRecords(
  engine: EngineContext,
  object: ResolvedObject,
  ids: readonly string[],
): Promise<void> {
  for (const { object: from, fieldApiName } of referencesTo(engine.metadata, object)) {
    const column = quoteIdentifier(fieldApiName)
    const update = `update ${tableOf(from)} t set ${column} = null, ${modified} where t.${column} = any($1) returning t."Id"`
    await engine.database.query(
      withChangeEvent(from, update, { kind: 'update', changedFields: '$3', occurredAt: '$2' }),
      [ids, engine.now().toISOString(), [fieldApiName]],
    )
  }
  const deletion = `delete from ${tableOf(object)} t where t."Id" = any($1) returning t."Id", ${comparedValuesSql(engine.metadata, object, 't')} as rule_values`
  await engine.database.query(
    withChangeEvent(object, deletion, {
      kind: 'delete',
      changedFields: "'{}'",
      occurredAt: '$2',
      ruleValues: 'rule_values',
    }),
    [ids, engine.now().toISOString()],
  )
}

async function clearRecords(
  engine: EngineContext,
  object: ResolvedObject,
  ids: readonly string[],
  remaining: NonNullable<ErasureRequest['remaining']>,
): Promise<void> {
  const fields = Object.keys(remaining)
  const values: unknown[] = [ids, engine.now().toISOString(), fields]
  const assignments = Object.entries(remaining).map(
    ([apiName, value]) => `${quoteIdentifier(apiName)} = ${valueSql(object, apiName, values.push(value))}`,
  )
  const update = `update ${tableOf(object)} t set ${assignments.join(', ')}, ${modified} where t."Id" = any($1) returning t."Id"`
  await engine.database.query(
    withChangeEvent(object, update, { kind: 'update', changedFields: '$3', occurredAt: '$2' }),
    values,
  )
}

/** `SystemModstamp` grows whatever the clock says, as with every other write. `$2` is the current time. */
const modified = ['SystemModstamp', 'LastModifiedDate']
  .map(
    (column) => `"${column}" = greatest($2::timestamptz(3), t."SystemModstamp" + interval '1 millisecond')`,
  )
  .join(', ')

function valueSql(object: ResolvedObject, apiName: string, place: number): string {
  const field = fieldOf(object, apiName)
  const type = bareType(field.type.columnType(field))
  // A name that has to be unique is built from the record's id.
  return `replace($${place}::text, '{id}', t."Id")::${type}`
}

/** Returns references that may become empty. Where one may not, the database rejects the deletion. */
function referencesTo(metadata: ResolvedMetadata, object: ResolvedObject): readonly Reference[] {
  return [...metadata.objects.values()].flatMap((from) =>
    [...from.fields.values()].flatMap(({ apiName, reference, required }) =>
      reference?.objectApiName === object.apiName && !required
        ? [{ object: from, fieldApiName: apiName }]
        : [],
    ),
  )
}

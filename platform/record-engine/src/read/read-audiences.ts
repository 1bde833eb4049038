import { keyPrefixOf, type ResolvedObject } from '@porchlight/metadata'
import { runStatement } from '../database/run-statement'
import type { EngineContext } from '../engine-context'
import { allowsRecord, type ComparedValues, comparedValuesSql } from '../policy/compared-values'
import type { RecordAudience } from '../record-engine'
import { tableOf } from '../sql/identifier'

/** Returns who can reach each of `recordIds`, with one statement per object, however many viewers are then checked. */
export async function readAudiences(
  engine: EngineContext,
  recordIds: readonly string[],
): Promise<readonly RecordAudience[]> {
  const idsByObject = new Map<ResolvedObject, string[]>()
  for (const recordId of new Set(recordIds)) {
    const object = engine.metadata.objectByKeyPrefix(keyPrefixOf(recordId))
    if (object === undefined) continue
    const ids = idsByObject.get(object) ?? []
    idsByObject.set(object, ids)
    ids.push(recordId)
  }
  const found = await Promise.all(
    [...idsByObject].map(([object, ids]) => readAudiencesOfObject(engine, object, ids)),
  )
  return found.flat()
}

async function readAudiencesOfObject(
  engine: EngineContext,
  object: ResolvedObject,
  ids: readonly string[],
): Promise<readonly RecordAudience[]> {
  const { statement } = engine.visibilityShapes.get(`audience ${object.apiName}`, () => {
    const version = `round(extract(epoch from t."SystemModstamp") * 1000)::text`
    const compared = comparedValuesSql(engine.metadata, object, 't')
    const text = `select t."Id", ${version}, ${compared}::text from ${tableOf(object)} t where t."Id" = any($1)`
    return { statement: engine.nameStatement(text), parameters: [] }
  })
  const rows = await runStatement(engine.database, statement, [ids])
  return rows.map(([id, version, compared]) => {
    const values = JSON.parse(String(compared)) as ComparedValues
    return {
      id: String(id),
      apiName: object.apiName,
      weakEtag: Number(version),
      isReachedBy: (viewer) => allowsRecord(object.access[viewer.class].records, viewer, values),
    }
  })
}

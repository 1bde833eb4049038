import type { FieldInput, ObjectDeclaration, Viewer } from '@porchlight/metadata'
import type { ExpectedVersion, RecordEngine } from '@porchlight/record-engine'

/** Creates a record of `object` through the engine's write pipeline and returns its id; `fields` has the declared types. */
export function create<Object extends ObjectDeclaration>(
  engine: Pick<RecordEngine, 'createRecord'>,
  viewer: Viewer,
  object: Object,
  fields: FieldInput<Object>,
): Promise<string> {
  return engine.createRecord(viewer, object.apiName, { fields })
}

/** Changes a record of `object` through the engine's write pipeline; omitted fields do not change. */
export function update<Object extends ObjectDeclaration>(
  engine: Pick<RecordEngine, 'updateRecord'>,
  viewer: Viewer,
  _object: Object,
  recordId: string,
  fields: FieldInput<Object>,
  expected?: ExpectedVersion,
): Promise<void> {
  return engine.updateRecord(viewer, recordId, { fields }, expected)
}

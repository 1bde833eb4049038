import type { ResolvedObject } from '@porchlight/metadata'
import { fieldValue, type OwnReader, ownFields, readOwnRecords } from './read-own-records'

/**
 * The viewer's records of these objects as one JSON text, in pieces: `{ "madeAt": …, "objects": { "Account": [{ "Id": … }] } }`,
 * with stored values by the names of the data service's fields.
 */
export async function* ownDataJson(
  reader: OwnReader,
  objects: readonly ResolvedObject[],
  madeAt: Date,
): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(madeAt.toISOString())},"objects":{`
  let isFirstObject = true
  for (const object of objects) {
    const fields = ownFields(object)
    yield `${isFirstObject ? '' : ','}\n${JSON.stringify(object.apiName)}:[`
    isFirstObject = false
    let isFirstRecord = true
    for await (const record of readOwnRecords(reader, object)) {
      const values = Object.fromEntries(fields.map((field) => [field.apiName, fieldValue(record, field)]))
      yield `${isFirstRecord ? '' : ','}\n${JSON.stringify({ Id: record.id, ...values })}`
      isFirstRecord = false
    }
    yield ']'
  }
  yield '}}\n'
}

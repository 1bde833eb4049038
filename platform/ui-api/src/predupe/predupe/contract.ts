import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { DuplicatesSchema } from '../../representation/duplicates-schema'
import { RecordInputBody } from '../../request/records/record-input-schemas'

export const getDuplicatesContract = defineCall({
  name: 'getDuplicates',
  method: 'POST',
  path: '/ui-api/predupe',
  summary:
    'Finds records that the viewer can read and that a record with these values would double; saves nothing. With fields.Id, the values are a change of that record.',
  params: Type.Object({}),
  query: Type.Object({}),
  body: RecordInputBody,
  answer: DuplicatesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordInput', 'notFound', 'unknownField', 'invalidRecordId', 'invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Metadata, layouts, picklists',
})

import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type AvatarRepresentation, AvatarSchema } from '../../representation/avatar-schema'
import { batchResultsSchema } from '../../representation/batch-results-schema'

/** The screens that the avatars are for. */
const AnyFormFactor = Type.Union([Type.Literal('Large'), Type.Literal('Medium'), Type.Literal('Small')])

export const getRecordAvatarsContract = defineCall({
  name: 'getRecordAvatars',
  method: 'GET',
  path: '/ui-api/record-avatars/batch/{recordIds}',
  summary: 'Reads the pictures of records, or the themes of their objects, each with a status of its own.',
  params: Type.Object({ recordIds: Type.String({ maxLength: 4_000 }) }),
  query: Type.Object({ formFactor: Type.Optional(AnyFormFactor) }),
  body: null,
  answer: Type.Object(
    { hasErrors: Type.Boolean(), results: batchResultsSchema<AvatarRepresentation>(AvatarSchema) },
    { $id: 'RecordAvatars' },
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'tooManyValues'],
  source: 'docs/specification/data-service.md section 7, Record writes and avatars',
})

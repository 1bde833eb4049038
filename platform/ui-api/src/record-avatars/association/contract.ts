import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { AvatarSchema } from '../../representation/avatar-schema'
import { RecordIdParam } from '../../request/request-schemas'

/** No text of the database contains the character zero. */
const text = (maxLength: number) =>
  Type.Optional(Type.Union([Type.String({ maxLength, pattern: '^[^\\u0000]*$' }), Type.Null()]))

export const updateRecordAvatarContract = defineCall({
  name: 'updateRecordAvatar',
  method: 'POST',
  path: '/ui-api/record-avatars/{recordId}/association',
  summary: 'Gives a record a picture, or takes it away so that the theme of its object shows.',
  params: Type.Object({ recordId: RecordIdParam }),
  query: Type.Object({}),
  body: Type.Object({
    type: Type.Optional(Type.String({ maxLength: 40, description: 'Photo or Theme.' })),
    actionType: text(255),
    externalId: text(255),
    blueMasterId: text(255),
    profileName: text(255),
    photoUrl: text(2_000),
  }),
  answer: AvatarSchema,
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidRecordId', 'notFound', 'forbidden', 'unsupportedAvatarType', 'invalidParameter'],
  source: 'docs/specification/data-service.md section 7, Record writes and avatars',
})

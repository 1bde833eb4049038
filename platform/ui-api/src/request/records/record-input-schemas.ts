import { Type } from 'typebox'
import { BooleanText } from '../request-schemas'

/** A field's value in a write: text, number, boolean or null. */
const FieldInput = Type.Union([
  Type.String({ maxLength: 131_072 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
])

/** The values of a record in a write; the platform's record input. */
export const recordInputProperties = {
  apiName: Type.Optional(Type.Union([Type.String({ maxLength: 120 }), Type.Null()])),
  fields: Type.Record(Type.String({ maxLength: 120 }), FieldInput, { maxProperties: 200 }),
  allowSaveOnDuplicate: Type.Optional(Type.Boolean()),
}

/** The body of a write of one record. */
export const RecordInputBody = Type.Object(recordInputProperties)

/** Writes of records send no mails here, so there is nothing to switch. */
const silentFlag = Type.Union([Type.Literal('true'), Type.Literal('false')], {
  description: 'Accepted and without effect: no mail follows from the write of a record itself.',
})

/** The switches of a write; each is off by default. */
export const writeFlags = {
  handleOwnerChange: Type.Optional(BooleanText),
  triggerOtherEmail: Type.Optional(silentFlag),
  triggerUserEmail: Type.Optional(silentFlag),
  useDefaultRule: Type.Optional(BooleanText),
}

import { Type } from 'typebox'
import { BooleanText, CommaSeparated, IntegerText } from '../request-schemas'

/** What the calls that read records by their ids say of the records and of what comes with them. */
export const recordQuery = {
  layoutTypes: Type.Optional(CommaSeparated),
  modes: Type.Optional(CommaSeparated),
  childRelationships: Type.Optional(CommaSeparated),
  pageSize: Type.Optional(IntegerText),
  updateMru: Type.Optional(BooleanText),
}

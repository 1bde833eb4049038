import { Type } from 'typebox'
import { BooleanText, CommaSeparated, IntegerText } from '../request-schemas'

/** The parameters by which calls that read records by id select them and what comes with them. */
export const recordQuery = {
  layoutTypes: Type.Optional(CommaSeparated),
  modes: Type.Optional(CommaSeparated),
  childRelationships: Type.Optional(CommaSeparated),
  pageSize: Type.Optional(IntegerText),
  updateMru: Type.Optional(BooleanText),
}

import { Type } from 'typebox'
import { CommaSeparated, FormFactor, NameArray } from '../request-schemas'

const RetrievalMode = Type.Union([Type.Literal('PageLayout'), Type.Literal('All')])

/** The filter of a list of actions, in a query. */
export const actionFilterQuery = {
  actionTypes: Type.Optional(CommaSeparated),
  formFactor: Type.Optional(FormFactor),
  sections: Type.Optional(CommaSeparated),
}

/** The same where actions beyond those of the page can be requested. */
export const recordActionFilterQuery = {
  ...actionFilterQuery,
  apiNames: Type.Optional(CommaSeparated),
  retrievalMode: Type.Optional(RetrievalMode),
}

/** The same in a body. */
export const recordActionFilterBody = {
  actionTypes: Type.Optional(NameArray),
  apiNames: Type.Optional(NameArray),
  formFactor: Type.Optional(FormFactor),
  retrievalMode: Type.Optional(RetrievalMode),
  sections: Type.Optional(NameArray),
}

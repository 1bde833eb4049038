import { Type } from 'typebox'

/** An id in a path: 15 or 18 characters; the handler rejects anything else with `invalidRecordId`. */
export const RecordIdParam = Type.String({
  maxLength: 64,
  description: 'A record id of 15 or 18 characters.',
})

/** An api name in a path. Unknown names result in a not-found error. */
export const ApiNameParam = Type.String({ minLength: 1, maxLength: 120 })

/** Names joined by commas, as in the arrays of GET calls; a query may also repeat the parameter for each. */
export const CommaSeparated = Type.String({
  maxLength: 16_000,
  contentMediaType: 'text/csv',
  description: 'Names, separated by commas.',
})

/** A whole number in a query; the handler checks its range so that the error names it. */
export const IntegerText = Type.String({ maxLength: 12, pattern: '^-?[0-9]+$' })

/** A yes or no in a query. */
export const BooleanText = Type.Union([Type.Literal('true'), Type.Literal('false')])

/** A page token, as returned with a page. */
export const PageTokenText = Type.String({ maxLength: 2_000 })

/** Up to 200 names in a body. */
export const NameArray = Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 200 })

const formFactors = [Type.Literal('Large'), Type.Literal('Medium'), Type.Literal('Small')]

/** The size of the screen that apps, navigation entries and actions are for. */
export const FormFactor = Type.Union(formFactors)

/** The same for calls whose responses do not depend on it. */
export const AnyFormFactor = Type.Union(formFactors, {
  description: 'Accepted and without effect: layouts flow by themselves, and pictures fit every screen.',
})

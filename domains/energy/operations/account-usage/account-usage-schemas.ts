import { Type } from 'typebox'

/** The id of an account or a bill in the query of a method about usage; another length is answered with `invalidParameter`. */
export const SizedIdParam = Type.String({ minLength: 15, maxLength: 18 })

/** A value in its JSON form: dates are `YYYY-MM-DD`, timestamps ISO 8601 in UTC with milliseconds. */
export type FieldScalar = string | number | boolean | null

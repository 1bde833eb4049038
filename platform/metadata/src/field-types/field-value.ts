/** A value as it travels in JSON: dates are `YYYY-MM-DD`, moments ISO 8601 in UTC with milliseconds. */
export type FieldScalar = string | number | boolean | null

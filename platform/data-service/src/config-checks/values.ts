/** `value` when it is a string; undefined otherwise, which leaves it out. */
export function checkString(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** `value` when it is a boolean; undefined otherwise. */
export function checkBoolean(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

/** `value` when it is a whole number; undefined otherwise. */
export function checkInteger(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

/** Returns the strings of an array, in order; undefined when it is not an array of strings or is empty. */
export function checkStrings(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  return value.every((item) => typeof item === 'string') ? value : undefined
}

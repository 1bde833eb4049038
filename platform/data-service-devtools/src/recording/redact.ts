/**
 * The same shape with a description instead of each value that may identify a person: `‹string, 12›`. Field names,
 * counts and states are preserved.
 */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value === 'string') return `‹string, ${value.length}›`
  if (typeof value !== 'object' || value === null) return value === null ? null : `‹${typeof value}›`
  return Object.fromEntries(Object.entries(asPlain(value)).map(([name, inner]) => [name, redact(inner)]))
}

/** Returns a key of the store or of a reader without its config; ids of records are preserved. */
export function redactKey(key: string): string {
  if (key.startsWith('UiApi::Record:')) return key
  return `${key.split(':', 1)[0]}:‹config›`
}

/** Returns an address without the values of its parameters, such as search terms. */
export function redactAddress(address: string): string {
  return address.includes('?') ? address.replace(/=[^&]*/g, '=‹value›') : address
}

/** Returns an object's JSON form: links of the cache define how they are serialized. */
export function asPlain(value: object): object {
  return 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value
}

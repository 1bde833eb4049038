import { fail } from '@porchlight/errors'

/** Freezes `value` and everything in it. Maps and sets reject changes too. Returns `value`. */
export function deepFreeze<Value>(value: Value): Value {
  freeze(value, new Set())
  return value
}

function freeze(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (value instanceof Map || value instanceof Set) {
    const entries: Iterable<unknown> = value
    const parts = [...entries]
    for (const method of ['set', 'add', 'delete', 'clear']) {
      if (method in value && !Object.isFrozen(value))
        Object.defineProperty(value, method, { value: refuseChange })
    }
    Object.freeze(value)
    for (const part of parts) freeze(part, seen)
    return
  }
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part, seen)
}

function refuseChange(): never {
  throw fail('internal', {}, { cause: 'Resolved metadata does not change after it is built.' })
}

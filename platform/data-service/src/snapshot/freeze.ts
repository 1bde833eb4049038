/** Freezes `value` and everything in it; skips what is already frozen. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const name in value) deepFreeze(value[name])
  return value
}

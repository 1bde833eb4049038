import { checkName } from '@porchlight/data-service'

/**
 * Returns the names of a batch, passed as one or several, in order and without duplicates; the results have the same
 * order. Null when there are none or one is invalid.
 */
export function checkBatchNames(value: unknown): readonly string[] | null {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const names = given.flatMap((name) => checkName(name) ?? [])
  return names.length === 0 || names.length < given.length ? null : [...new Set(names)]
}

import { checkName } from '@porchlight/data-service'

/**
 * The names of a batch, given as one or several, each once and in their order, which is that of the results.
 * Null when there is none or one is no name.
 */
export function checkBatchNames(value: unknown): readonly string[] | null {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value]
  const names = given.flatMap((name) => checkName(name) ?? [])
  return names.length === 0 || names.length < given.length ? null : [...new Set(names)]
}

import * as clientErrors from '../errors/client-errors'
import { DataServiceError } from '../errors/data-service-error'

/**
 * `value` when it is a string; else a `DataServiceError` that says what stands at `path`, in the words of
 * `docs/specification/data-service.md` section 8.
 */
export function expectString(value: unknown, path: string): string {
  if (typeof value === 'string') return value
  const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  throw new DataServiceError(clientErrors.wrongType, { expected: 'string', received, path })
}

/** Throws a `DataServiceError` unless `value`, which tells the variant of what stands at `path`, is expected. */
export function expectVariant(
  value: string | number,
  expected: readonly (string | number)[],
  path: string,
): void {
  if (expected.includes(value)) return
  throw new DataServiceError(clientErrors.invalidDiscriminator, {
    value: String(value),
    expected: expected.join(', '),
    path,
  })
}

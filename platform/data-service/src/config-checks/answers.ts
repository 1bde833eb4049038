import * as clientErrors from '../errors/client-errors'
import { DataServiceError } from '../errors/data-service-error'

/**
 * Returns `value` when it is a string; otherwise throws a `DataServiceError` that names the value at `path`, worded as
 * in `docs/specification/data-service.md` section 8.
 */
export function expectString(value: unknown, path: string): string {
  if (typeof value === 'string') return value
  const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  throw new DataServiceError(clientErrors.wrongType, { expected: 'string', received, path })
}

/** Throws a `DataServiceError` unless `value`, the discriminator of the object at `path`, is the expected one. */
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

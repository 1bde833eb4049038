import { fail } from '@porchlight/errors'

/** Rejects a form in which one of `names` is empty; the error names every empty one. */
export function requireFields<Name extends string>(
  body: Readonly<Record<Name, string>>,
  names: readonly Name[],
): void {
  const missing = names.filter((name) => body[name].trim() === '')
  if (missing.length === 0) return
  const fieldErrors = missing.map((field) => {
    const { code, message } = fail('requiredFieldMissing', { field })
    return { field, fieldLabel: field, errorCode: code, message }
  })
  throw fail('requiredFieldMissing', { field: missing.join(', ') }, { fieldErrors })
}

import type { AuditedChange } from '@porchlight/record-engine'

type Value = string | readonly string[] | null

/**
 * Returns those of `fields` whose values differ, with both values as the audit log shows them: a list with commas between, an
 * empty value as null. `before` is null for what was added, `after` for what was removed.
 */
export function changedFields<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, Value>> | null,
  after: Readonly<Record<Field, Value>> | null,
): readonly AuditedChange[] {
  return fields.flatMap((field) => {
    const [old, next] = [toText(before?.[field]), toText(after?.[field])]
    return old === next ? [] : [{ fieldApiName: field, before: old, after: next }]
  })
}

function toText(value: Value | undefined): string | null {
  const text = typeof value === 'string' ? value : (value ?? []).join(', ')
  return text === '' ? null : text
}

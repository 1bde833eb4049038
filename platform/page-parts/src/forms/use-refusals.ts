import { useMemo, useState } from 'react'

/** Keys of errors by field name, `form` for those that belong to no field. */
export type Refusals = Readonly<Record<string, string>>

/** The errors of a rejected form, as its fields and its summary show them. */
export interface RefusedForm {
  readonly errorOf: (field: string) => string | undefined
  /** For `ErrorSummary`, which receives focus for each new list: it stays the same until the next response. */
  readonly summary: readonly { readonly field?: string; readonly message: string }[]
  readonly refuse: (refusals: Refusals) => void
  /** Rejects the form if one of these fields is empty, without a call; returns whether it did. */
  readonly refuseEmpty: (entered: FormData, required: readonly string[]) => boolean
}

/** Tracks the errors of a rejected form of the console; `textOf` returns the text for a key at a field. */
export function useRefusals(textOf: (field: string, key: string) => string): RefusedForm {
  const [refusals, refuse] = useState<Refusals>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts that a render makes anew say the same
  const summary = useMemo(
    () =>
      Object.entries(refusals).map(([field, key]) => ({
        ...(field === 'form' ? {} : { field }),
        message: textOf(field, key),
      })),
    [refusals],
  )
  return {
    errorOf: (field) => {
      const key = refusals[field]
      return key === undefined ? undefined : textOf(field, key)
    },
    summary,
    refuse,
    refuseEmpty: (entered, required) => {
      const missing = required.filter((name) => String(entered.get(name) ?? '').trim() === '')
      if (missing.length > 0)
        refuse(Object.fromEntries(missing.map((name) => [name, 'requiredFieldMissing'])))
      return missing.length > 0
    },
  }
}

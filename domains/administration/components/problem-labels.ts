/**
 * Returns the function that names the label of what is wrong with a field, or with the whole form where `field` is `form`: an
 * error's key if it is among `problems`, for an empty required field the label in `missing`, otherwise `failed`.
 */
export function problemLabels<Problem extends string, Missing extends string>(
  problems: readonly Problem[],
  missing: Readonly<Record<string, Missing>>,
): (field: string, key: string) => Problem | Missing | 'failed' {
  return (field, key) => {
    const label = key === 'requiredFieldMissing' && Object.hasOwn(missing, field) ? missing[field] : undefined
    return label ?? problems.find((name) => name === key) ?? 'failed'
  }
}

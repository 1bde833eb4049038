import type { InputValue } from '../../records/input-value'

/** Returns the displayed text of a form field: the name of the chosen option rather than its value. */
export function getDisplayText(
  form: HTMLFormElement | null,
  fieldApiName: string,
  typed: InputValue,
  t: (word: 'yes' | 'no') => string,
): string {
  if (typeof typed === 'boolean') return t(typed ? 'yes' : 'no')
  const field = form?.elements.namedItem(fieldApiName)
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.label ?? typed
  return field instanceof HTMLButtonElement ? (field.textContent ?? '') : typed
}

import type { ValueRefusal } from './field-type'

/** Rejects a value; both sentences explain to the user who typed it what to do. */
export function refuse(en: string, es: string): ValueRefusal {
  return { refused: true, reason: { en, es } }
}

/** Distinguishes a refusal from a value that may be stored. */
export function isValueRefusal(checked: unknown): checked is ValueRefusal {
  return typeof checked === 'object' && checked !== null && 'refused' in checked && checked.refused === true
}

import type { ValueRefusal } from './field-type'

/** Refuses a value; both sentences say what to do, to the person who typed it. */
export function refuse(en: string, es: string): ValueRefusal {
  return { refused: true, reason: { en, es } }
}

/** Tells a refusal from a value that may be stored. */
export function isValueRefusal(checked: unknown): checked is ValueRefusal {
  return typeof checked === 'object' && checked !== null && 'refused' in checked && checked.refused === true
}

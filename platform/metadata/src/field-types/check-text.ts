import type { FieldTraits, ValueRefusal } from './field-type'
import { refuse } from './refuse'

/**
 * Checks what all text types have in common: a JSON string without characters that PostgreSQL cannot store, within the
 * field's length (in characters as the database counts them). Surrounding spaces are trimmed, as on the platform; an
 * empty result becomes null.
 */
export function checkText(
  value: unknown,
  field: FieldTraits,
  lines: 'one line' | 'many lines' = 'one line',
): string | null | ValueRefusal {
  if (typeof value !== 'string') return refuse('Enter text.', 'Escriba texto.')
  const text = (lines === 'many lines' ? value.replaceAll('\r\n', '\n') : value).trim()
  if (text === '') return null
  if (holdsUnstorable(text)) {
    return refuse(
      'Remove the characters that cannot be shown.',
      'Elimine los caracteres que no se pueden mostrar.',
    )
  }
  if (lines === 'one line' && /[\n\r]/.test(text)) {
    return refuse('Write it on one line.', 'Escríbalo en una sola línea.')
  }
  if (text.length > field.length && [...text].length > field.length) {
    return refuse(`Use at most ${field.length} characters.`, `Use como máximo ${field.length} caracteres.`)
  }
  return text
}

/** The database rejects NUL; half of a surrogate pair would be stored as another character. */
function holdsUnstorable(text: string): boolean {
  return text.includes('\u0000') || /\p{Surrogate}/u.test(text)
}

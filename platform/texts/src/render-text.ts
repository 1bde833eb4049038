import { type BrandKey, brandOf } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import { createLabels, type Language } from '@porchlight/i18n'
import type { Text } from './define-text'

/** The input of a text. */
export interface TextInput<Value extends string> {
  readonly brand: BrandKey
  readonly language: Language
  /** Preformatted texts, such as a date. */
  readonly values: Readonly<Record<Value, string>>
}

/** Line breaks, other control characters, and marks that change the text direction. */
const unreadable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Renders a text in the name of a brand. Non-breaking spaces are written as plain ones: a single one would make the
 * text take three messages instead of one.
 *
 * @throws invalidFieldValue when a value is empty
 */
export function renderText<Value extends string>(text: Text<Value>, input: TextInput<Value>): string {
  const values: Record<string, string> = { brand: brandOf(input.brand).names.shortName }
  for (const name of text.values) {
    const value = input.values[name]
      .replace(unreadable, ' ')
      .replace(/[\u00a0\u202f]/g, ' ')
      .trim()
    if (value === '') throw fail('invalidFieldValue', { label: name, reason: 'It may not be empty.' })
    values[name] = value
  }
  return createLabels(input.language, text.labels).byName('body', values)
}

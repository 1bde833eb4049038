import { customerTextOf } from '@porchlight/errors/customer-errors'
import type { Language } from '@porchlight/i18n'

/** The errors of a form: keys of the error catalogue by field name; `form` for those of the whole form. */
export type FormErrors = Readonly<Record<string, string>>

/** The fields of a form with their values. */
export type FormValues = Readonly<Record<string, string>>

/** A form's messages for empty required fields, by field name. */
export type RequiredFields = Readonly<Record<string, string>>

/** Returns the required fields that are empty. */
export function missingFields(values: FormValues, required: RequiredFields): FormErrors {
  const missing = Object.keys(required).filter((field) => (values[field] ?? '').trim() === '')
  return Object.fromEntries(missing.map((field) => [field, 'requiredFieldMissing']))
}

/** Returns the texts for `errors`, by field name; an error without a text for customers has the general one. */
export function errorMessagesOf(
  errors: FormErrors,
  required: RequiredFields,
  language: Language,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, key]) => [
      field,
      (key === 'requiredFieldMissing' ? required[field] : undefined) ?? customerTextOf(key)[language],
    ]),
  )
}

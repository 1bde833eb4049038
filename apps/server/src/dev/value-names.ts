import type { Language } from '@porchlight/i18n'
import { metadata } from '../composition/compose-context'

/** Returns the labels of a picklist's values in a language, by value. */
export function valueNames(
  objectApiName: string,
  fieldApiName: string,
  language: Language,
): ReadonlyMap<string, string> {
  const field = metadata.object(objectApiName)?.fields.get(fieldApiName)
  return new Map(field?.picklistValues.map(({ value, label }) => [value, label[language]]) ?? [])
}

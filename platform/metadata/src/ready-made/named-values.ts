import type { PicklistValueDeclaration } from '../declare/field'
import type { Label } from '../declare/label'
import type { Language } from '../viewer'

/** Returns the picklist values unchanged; it exists for the types, which know each value. */
export function picklistValues<Value extends string>(
  values: readonly PicklistValueDeclaration<Value>[],
): readonly PicklistValueDeclaration<Value>[] {
  return values
}

/** Returns the label of a picklist value. */
export function labelOf<Value extends string>(
  values: readonly PicklistValueDeclaration<Value>[],
  wanted: Value,
  language: Language,
): string {
  return values.find(({ value }) => value === wanted)?.label[language] ?? wanted
}

/** The values of a picklist, from the name of each in both languages, in their order. */
export function namedValues<Value extends string>(
  names: Readonly<Record<Value, Label>>,
): readonly PicklistValueDeclaration<Value>[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }))
}

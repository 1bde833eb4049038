import type { PicklistValueDeclaration } from '../declare/field'
import type { Label } from '../declare/label'

/** The values of a picklist, from the name of each in both languages, in their order. */
export function namedValues(names: Readonly<Record<string, Label>>): readonly PicklistValueDeclaration[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}

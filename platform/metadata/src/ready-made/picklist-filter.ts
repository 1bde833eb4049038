import type { FilterDeclaration } from '../declare/list-view'

/** The condition of a list view that shows one value of a picklist, or any of several. */
export function hasValue(fieldApiName: string, ...values: readonly string[]): readonly FilterDeclaration[] {
  return [{ fieldApiName, operator: 'Equals', operandLabels: values }]
}

import type { FieldDeclaration } from '../declare/field'
import type { Label } from '../declare/label'

/** An amount of United States dollars to the cent, up to 9,999,999,999.99. All money of the records is this. */
export function moneyField(
  label: Label,
  more: { readonly required?: boolean; readonly inlineHelpText?: Label } = {},
): FieldDeclaration {
  return { dataType: 'Currency', label, precision: 12, scale: 2, ...more }
}

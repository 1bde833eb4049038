import type { FieldDeclaration } from '../declare/field'
import type { Label } from '../declare/label'

type More = Partial<Pick<FieldDeclaration, 'required' | 'inlineHelpText'>>

/** An amount of United States dollars to the cent, up to 9,999,999,999.99. All money of the records is this. */
export function moneyField<const Given extends More = Readonly<Record<never, never>>>(
  label: Label,
  more?: Given,
) {
  // In the type, the contents of an optional argument would be optional as well; undefined spreads to nothing.
  return { dataType: 'Currency', label, precision: 12, scale: 2, ...(more as Given) } as const
}

/** Converts dollars, as stored in a money field, to the whole cents used for sums; 0 for an empty field. */
export function toCents(dollars: unknown): number {
  return Math.round(Number(dollars ?? 0) * 100)
}

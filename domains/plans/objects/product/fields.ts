import type { FieldDeclaration, Label } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'

/** A price of one kWh or therm in cents, with fractions: a rate, not an amount of money. */
export function centsPerUnitField(label: Label): FieldDeclaration {
  return { dataType: 'Double', label, precision: 9, scale: 4 }
}

/** The address of a plan's document. */
export function documentLinkField(label: Label): FieldDeclaration {
  return { dataType: 'Url', label, length: 255 }
}

export const planBrandField: FieldDeclaration = {
  dataType: 'Picklist',
  label: { en: 'Brand', es: 'Marca' },
  required: true,
  indexed: true,
  values: brandValues,
}

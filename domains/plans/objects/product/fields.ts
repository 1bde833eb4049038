import type { FieldDeclaration, Label } from '@porchlight/metadata'
import { brandValues } from '../../../customer-service/objects/brand-values'

/** A price of one kWh or therm in cents, with fractions: a rate, not an amount of money. */
export function centsPerUnitField(label: Label) {
  return { dataType: 'Double', label, precision: 9, scale: 4 } as const satisfies FieldDeclaration
}

/** The address of a plan's document at the provider's own site; without it, the portal writes the document. */
export function documentLinkField(label: Label) {
  return {
    dataType: 'Url',
    label,
    inlineHelpText: {
      en: 'Empty: the portal writes the document from the plan and the rules of its state.',
      es: 'Vacío: el portal redacta el documento según el plan y las reglas del estado.',
    },
    length: 255,
  } as const satisfies FieldDeclaration
}

export const planBrandField = {
  dataType: 'Picklist',
  label: { en: 'Brand', es: 'Marca' },
  required: true,
  indexed: true,
  values: brandValues,
} as const satisfies FieldDeclaration

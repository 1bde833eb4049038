/**
 * What may be sent without being required: identity, residence, lease or ownership
 * (`docs/specification/portal.md` section 1).
 */
export const optionalTypes = ['Identity', 'Proof_Of_Residence', 'Lease', 'Ownership'] as const

/** Every type of document there is. */
export const documentTypes = [
  ...optionalTypes,
  'New_Occupant_Statement',
  'Letter_Of_Credit',
  'Payment_Proof',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** The type of that name; null for any other text. */
export function documentTypeOf(name: string | null): DocumentType | null {
  return documentTypes.find((known) => known === name) ?? null
}

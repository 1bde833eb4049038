import { type BrandKey, isBrandKey } from '@porchlight/brands'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import type { StaffRole } from '../../facts/staff-roles'

/** The brand that is stored with a role: none for administrators; `requiredFieldMissing` unless others have one. */
export function requireRoleBrand(role: StaffRole, brand: string): BrandKey | null {
  if (role === 'Admin') return null
  if (!isBrandKey(brand)) throw fieldError('requiredFieldMissing', 'brand')
  return brand
}

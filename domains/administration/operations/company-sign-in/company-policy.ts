import { type BrandKey, isBrandKey } from '@porchlight/brands'
import type { CompanyClaims } from '@porchlight/providers/company-sign-in'
import { type StaffRole, staffRoles } from '../../facts/staff-roles'

/** The role that a group of the company has here, with the brand that it serves; administrators serve all. */
export type StaffGroup =
  | { readonly group: string; readonly role: 'Admin'; readonly brand: null }
  | { readonly group: string; readonly role: Exclude<StaffRole, 'Admin'>; readonly brand: BrandKey }

/** The group with that role, and the brand that it serves; null for a role or a brand that there is not. */
export function staffGroup(group: string, roleName: string, brand: string | null): StaffGroup | null {
  const role = staffRoles.find((name) => name === roleName)
  if (role === undefined) return null
  if (role === 'Admin') return brand === null ? { group, role, brand } : null
  return isBrandKey(brand) ? { group, role, brand } : null
}

/** What the claims of the company's provider decide. */
export interface CompanyPolicy {
  /** Earlier ones take precedence. */
  readonly groups: readonly StaffGroup[]
  /** Whether an unknown person with a role becomes a member of staff. */
  readonly createsStaff: boolean
  /** The provider's claims for a sign-in with a second factor; one of them is enough. */
  readonly secondFactor: { readonly methods: readonly string[]; readonly levels: readonly string[] }
}

/** The role that somebody has by the groups that they are in; null in none of those that have one. */
export function findStaffGroup(policy: CompanyPolicy, groups: readonly string[]): StaffGroup | null {
  return policy.groups.find(({ group }) => groups.includes(group)) ?? null
}

/** Whether the provider says that a second factor was proved there. */
export function provesSecondFactor(
  { secondFactor }: CompanyPolicy,
  { methods, level }: Pick<CompanyClaims, 'methods' | 'level'>,
): boolean {
  return (
    secondFactor.methods.some((method) => methods.includes(method)) ||
    (level !== null && secondFactor.levels.includes(level))
  )
}

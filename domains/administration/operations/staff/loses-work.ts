import { staffRoles } from '../../facts/staff-roles'
import type { StaffMember } from './staff-member'

type Access = Pick<StaffMember, 'role' | 'brand'>

/** Whether `after` cannot access work of `before`: a lower role, or another brand. */
export function losesWork(before: Access, after: Access): boolean {
  const isLower = staffRoles.indexOf(after.role) < staffRoles.indexOf(before.role)
  return isLower || (after.brand !== null && after.brand !== before.brand)
}

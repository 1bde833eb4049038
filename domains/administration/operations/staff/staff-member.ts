import { type BrandKey, isBrandKey } from '@porchlight/brands'
import type { SignInMeans } from '@porchlight/identity'
import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { typedRecord } from '@porchlight/server-methods/records/typed-record'
import { userObject } from '../../../customers/objects/user/object'
import { type StaffRole, staffRoles } from '../../facts/staff-roles'

/** The fields that are read of a member of staff. */
export const staffFields = [
  'Name',
  'Username',
  'Email',
  'Portal_Role__c',
  'Served_Brand__c',
  'IsActive',
] as const

/** The condition under which a user is one of the staff. */
export const staffCondition = { Portal_Role__c: staffRoles } as const

/** Somebody who serves customers. */
export interface StaffMember {
  readonly userId: string
  readonly name: string
  /** The address that the person signs in with. */
  readonly username: string
  readonly email: string | null
  readonly role: StaffRole
  /** The brand that the person serves; null for administrators, who serve all. */
  readonly brand: BrandKey | null
  readonly isActive: boolean
}

/** Converts a user's record with `staffFields` to a member of staff; null for anybody else. */
export function toStaffMember(record: RecordRepresentation): StaffMember | null {
  const user = typedRecord(userObject, record, staffFields)
  const role = staffRoles.find((name) => name === user.Portal_Role__c)
  if (role === undefined) return null
  const { Served_Brand__c: brand } = user
  return {
    userId: user.id,
    name: user.Name ?? '',
    username: user.Username,
    email: user.Email,
    role,
    brand: role !== 'Admin' && isBrandKey(brand) ? brand : null,
    isActive: user.IsActive,
  }
}

/** The member of staff of that id, as the viewer sees them; null for an id that is nobody's of the staff. */
export async function readStaffMember(
  engine: Pick<RecordEngine, 'readRecords'>,
  viewer: Viewer,
  userId: string,
): Promise<StaffMember | null> {
  const [record] = await engine.readRecords(viewer, [userId], {
    fields: [...staffFields],
    optionalFields: [],
  })
  return record == null ? null : toStaffMember(record)
}

/** A member of staff as the page shows them. */
export interface StaffListEntry extends StaffMember, SignInMeans {
  /** Whether it is the viewer. */
  readonly isSelf: boolean
  /** Since when the company's directory manages the person, ISO 8601; null for whom it does not. */
  readonly managedSince: string | null
  /** Whether role, brand and access are the company's to decide and not the viewer's. */
  readonly isDecidedElsewhere: boolean
}

import { update } from '@porchlight/server-methods/records/write'
import { fullName } from '../../../customers/objects/full-name'
import { userObject } from '../../../customers/objects/user/object'
import { systemUserId } from '../../../customers/objects/user/system-user'
import { roleByGroups } from '../company-sign-in/company-policy'
import {
  auditByCompany,
  type CompanyPerson,
  type CompanyWork,
  createStaffOf,
  findStaffOf,
  followGroup,
  keepLastAdministrator,
  type Refusal,
} from '../company-sign-in/company-staff'
import { isLastAdministrator } from '../staff/change-staff'
import { endStaffAccess } from '../staff/end-access'
import type { StaffMember } from '../staff/staff-member'
import { addressOfPerson, type DirectoryPerson, groupNamesOf } from './directory-person'
import { findManagedStaff, noteEndOfAccess } from './managed-staff'

/**
 * Gives the member of staff that a person is the access that the directory says by now: role and brand by the first group
 * of the setting, and none for who is not active or lost the last of them. Who is back gets the access back that the
 * company ended, with no way in from before; one that an administrator ended stays ended. Gives why there is no access
 * although the directory says so; null otherwise.
 */
export async function followPerson(
  work: CompanyWork,
  issuer: string,
  person: DirectoryPerson,
): Promise<Refusal | null> {
  const group = roleByGroups(work.policy, groupNamesOf(person))
  const isIn = person.isActive && (group !== null || !person.followsGroups)
  const named = companyPersonOf(issuer, person)
  const found = await findStaffOf(work, named)
  if (found === null) {
    const { address } = named
    if (!isIn || group === null) return null
    if (!work.policy.createsStaff || address === null) return 'unknown'
    await createStaffOf(work, { ...named, address }, group)
    return null
  }
  // A person without access has none to end.
  if ('refusal' in found) return isIn && group !== null ? found.refusal : null
  if (!isIn) return endByCompany(work, found)
  const member = await restoreByCompany(work, found, person.id)
  if (member === null) return 'inactive'
  await followName(work, member, named)
  if (group === null) return null
  const followed = await followGroup(work, member, group)
  return 'refusal' in followed ? followed.refusal : null
}

/** Ends the access of the member of staff that a person is, who is leaving the directory. */
export async function endAccessOfPerson(
  work: CompanyWork,
  issuer: string,
  person: DirectoryPerson,
): Promise<void> {
  const found = await findStaffOf(work, companyPersonOf(issuer, person))
  if (found !== null && !('refusal' in found)) await endByCompany(work, found)
}

async function endByCompany(work: CompanyWork, member: StaffMember): Promise<Refusal | null> {
  const { context, engine, connection } = work
  const { userId } = member
  if (!member.isActive) return null
  if (await isLastAdministrator(engine, context.systemViewer, member)) {
    await keepLastAdministrator(work, userId)
    return 'lastAdministrator'
  }
  await endStaffAccess(context, { engine, connection, viewer }, userId)
  await noteEndOfAccess(connection, userId, context.now())
  await auditByCompany(work, 'staff-ended-by-company', userId)
  return null
}

/** The member with the access that the company ended before; null where somebody else ended it. */
async function restoreByCompany(
  work: CompanyWork,
  member: StaffMember,
  personId: string,
): Promise<StaffMember | null> {
  if (member.isActive) return member
  const { context, engine, connection } = work
  const { userId } = member
  const managed = await findManagedStaff(connection, personId)
  if (managed?.endedAt == null) return null
  // What began while the access was ending does not come back to life with it.
  await context.identity.endWaysIn(userId, { event: 'deactivation', within: connection })
  await update(engine, viewer, userObject, userId, { IsActive: true })
  await noteEndOfAccess(connection, userId, null)
  await auditByCompany(work, 'staff-restored-by-company', userId)
  return { ...member, isActive: true }
}

async function followName(
  work: CompanyWork,
  { userId, name }: StaffMember,
  { firstName, lastName }: CompanyPerson,
): Promise<void> {
  if (lastName === null) return
  const { FirstName, LastName } = userObject.fields
  const fields = {
    FirstName: firstName?.slice(0, FirstName.length) ?? null,
    LastName: lastName.slice(0, LastName.length),
  }
  if (fullName(fields.FirstName, fields.LastName) === name) return
  await update(work.engine, viewer, userObject, userId, fields)
  await auditByCompany(work, 'staff-renamed-by-company', userId)
}

/** Whoever writes for the company here; a program does, and nobody's session. */
const viewer = { class: 'system', language: 'en', userId: systemUserId } as const

function companyPersonOf(issuer: string, person: DirectoryPerson): CompanyPerson {
  return {
    issuer,
    subject: null,
    externalId: person.externalId,
    listedId: person.id,
    address: addressOfPerson(person),
    firstName: person.givenName,
    lastName: person.familyName ?? person.formattedName ?? person.displayName,
    language: 'en',
  }
}

import { update } from '@porchlight/server-methods/records/write'
import { fullName } from '../../../customers/objects/full-name'
import { userObject } from '../../../customers/objects/user/object'
import { systemUserId } from '../../../customers/objects/user/system-user'
import { findStaffGroup } from '../company-sign-in/company-policy'
import {
  auditByCompany,
  type CompanyPerson,
  type CompanyWork,
  createStaffMember,
  findStaffMember,
  lockOutLastAdministrator,
  type Refusal,
  syncGroup,
} from '../company-sign-in/company-staff'
import { isLastAdministrator } from '../staff/change-staff'
import { endStaffAccess } from '../staff/end-access'
import type { StaffMember } from '../staff/staff-member'
import { type DirectoryPerson, findStaffAddress, listGroupNames } from './directory-person'
import { findManagedStaff, storeAccessEnd } from './managed-staff'

/**
 * Gives the member of staff that a person is the access that the directory says by now: role and brand by the first group
 * of the setting, and none for who is not active or lost the last of them. Who is back gets the access back that the
 * company ended, with no way in from before; one that an administrator ended stays ended. Gives why there is no access
 * although the directory says so; null otherwise.
 */
export async function syncPerson(
  work: CompanyWork,
  issuer: string,
  person: DirectoryPerson,
): Promise<Refusal | null> {
  const group = findStaffGroup(work.policy, listGroupNames(person))
  const hasAccess = person.isActive && (group !== null || !person.followsGroups)
  const companyPerson = toCompanyPerson(issuer, person)
  const found = await findStaffMember(work, companyPerson)
  if (found === null) {
    const { address } = companyPerson
    if (!hasAccess || group === null) return null
    if (!work.policy.createsStaff || address === null) return 'unknown'
    await createStaffMember(work, { ...companyPerson, address }, group)
    return null
  }
  // A person without access has none to end.
  if ('refusal' in found) return hasAccess && group !== null ? found.refusal : null
  if (!hasAccess) return endMemberAccess(work, found)
  const member = await restoreMemberAccess(work, found, person.id)
  if (member === null) return 'inactive'
  await syncName(work, member, companyPerson)
  if (group === null) return null
  const result = await syncGroup(work, member, group)
  return 'refusal' in result ? result.refusal : null
}

/** Ends the access of the member of staff that a person is, who is leaving the directory. */
export async function endPersonAccess(
  work: CompanyWork,
  issuer: string,
  person: DirectoryPerson,
): Promise<void> {
  const found = await findStaffMember(work, toCompanyPerson(issuer, person))
  if (found !== null && !('refusal' in found)) await endMemberAccess(work, found)
}

async function endMemberAccess(work: CompanyWork, member: StaffMember): Promise<Refusal | null> {
  const { context, engine, connection } = work
  const { userId } = member
  if (!member.isActive) return null
  if (await isLastAdministrator(engine, context.systemViewer, member)) {
    await lockOutLastAdministrator(work, userId)
    return 'lastAdministrator'
  }
  await endStaffAccess(context, { engine, connection, viewer }, userId)
  await storeAccessEnd(connection, userId, context.now())
  await auditByCompany(work, 'staff-ended-by-company', userId)
  return null
}

/** The member with the access that the company ended before; null where somebody else ended it. */
async function restoreMemberAccess(
  work: CompanyWork,
  member: StaffMember,
  personId: string,
): Promise<StaffMember | null> {
  if (member.isActive) return member
  const { context, engine, connection } = work
  const { userId } = member
  const managed = await findManagedStaff(connection, personId)
  if (managed?.endedAt == null) return null
  // What started while the access was ending is not revived with it.
  await context.identity.endWaysIn(userId, { event: 'deactivation', within: connection })
  await update(engine, viewer, userObject, userId, { IsActive: true })
  await storeAccessEnd(connection, userId, null)
  await auditByCompany(work, 'staff-restored-by-company', userId)
  return { ...member, isActive: true }
}

async function syncName(
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

/** The viewer for writes on behalf of the company, which a program makes and no session. */
const viewer = { class: 'system', language: 'en', userId: systemUserId } as const

function toCompanyPerson(issuer: string, person: DirectoryPerson): CompanyPerson {
  return {
    issuer,
    subject: null,
    externalId: person.externalId,
    directoryPersonId: person.id,
    address: findStaffAddress(person),
    firstName: person.givenName,
    lastName: person.familyName ?? person.formattedName ?? person.displayName,
    language: 'en',
  }
}

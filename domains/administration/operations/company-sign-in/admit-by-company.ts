import { lockStatement } from '@porchlight/advisory-locks'
import type { Queryable } from '@porchlight/jobs'
import type { CompanyClaims } from '@porchlight/providers/company-sign-in'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { userObject } from '../../../customers/objects/user/object'
import { systemUserId } from '../../../customers/objects/user/system-user'
import { givesUpWork } from '../staff/gives-up-work'
import { readStaffMember, type StaffMember } from '../staff/staff-member'
import { releaseStaffWork } from '../staff-work/job'
import type { CompanyPolicy, StaffGroup } from './company-policy'

/** Why a person whom the provider vouches for is not let in. */
export type Refusal =
  | 'noRole'
  | 'noVerifiedEmail'
  | 'unknown'
  | 'notStaff'
  | 'breakGlass'
  | 'linkedToAnother'
  | 'inactive'

type Admission = { readonly userId: string } | { readonly refusal: Refusal }

interface Work {
  readonly context: MethodContext
  readonly engine: MethodContext['engine']
  readonly connection: Queryable
}

/**
 * Finds, links or makes the member of staff that a person of the company is, and gives them the role and the brand of
 * their group. All of it stands or falls together; the staff change one at a time in all processes.
 */
export async function admitByCompany(
  context: MethodContext,
  claims: CompanyClaims,
  policy: CompanyPolicy,
  group: StaffGroup,
): Promise<Admission> {
  return context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('staff'), ['administrators'])
    const work = { context, engine, connection }
    const linkedId = await context.identity.company.findUser(claims, connection)
    if (linkedId === null) return linkOrCreate(work, claims, policy, group)
    const member = await readStaffMember(engine, context.systemViewer, linkedId)
    return member === null ? { refusal: 'notStaff' } : await follow(work, member, group)
  })
}

async function linkOrCreate(
  work: Work,
  claims: CompanyClaims,
  policy: CompanyPolicy,
  group: StaffGroup,
): Promise<Admission> {
  const { context, engine, connection } = work
  const { systemViewer, identity, companyWay } = context
  const email = claims.verifiedEmail
  if (email === null) return { refusal: 'noVerifiedEmail' }
  // What is to work while the provider does not may not be the provider's to give away.
  if (companyWay?.breakGlass.includes(email) === true) return { refusal: 'breakGlass' }
  const where = { Username: email }
  const found = await first(engine, systemViewer, userObject, { fields: ['Id'], where })
  if (found === null) {
    if (!policy.createsStaff) return { refusal: 'unknown' }
    const userId = await createMember(work, claims, email, group)
    if (!(await identity.company.link(claims, userId, connection))) throw new Error('A new user is linked.')
    await context.audit('staff-created-by-company', { userId, role: group.role }, byCompany(work, userId))
    return { userId }
  }
  const member = await readStaffMember(engine, systemViewer, found.id)
  if (member === null) return { refusal: 'notStaff' }
  if (!member.isActive) return { refusal: 'inactive' }
  if (!(await identity.company.link(claims, member.userId, connection))) return { refusal: 'linkedToAnother' }
  const { userId } = member
  await context.audit('staff-linked-by-company', { userId }, byCompany(work, userId))
  return follow(work, member, group)
}

/** Gives a member the role and the brand that their group has by now. */
async function follow(work: Work, member: StaffMember, { role, brand }: StaffGroup): Promise<Admission> {
  const { context, engine, connection } = work
  const { userId } = member
  if (!member.isActive) return { refusal: 'inactive' }
  if (role === member.role && brand === member.brand) return { userId }
  const fields = { Portal_Role__c: role, Served_Brand__c: brand }
  await update(engine, context.systemViewer, userObject, userId, fields)
  const facts = { userId, from: accessOf(member), to: accessOf({ role, brand }) }
  await context.audit('staff-changed-by-company', facts, byCompany(work, userId))
  if (givesUpWork(member, { role, brand })) {
    const payload = { userId, changedBy: systemUserId }
    await context.enqueue(releaseStaffWork.name, payload, { within: connection })
  }
  return { userId }
}

function createMember(
  { context, engine }: Work,
  { firstName, lastName }: CompanyClaims,
  email: string,
  { role, brand }: StaffGroup,
): Promise<string> {
  const { FirstName, LastName } = userObject.fields
  return create(engine, context.systemViewer, userObject, {
    FirstName: firstName?.slice(0, FirstName.length) ?? null,
    LastName: (lastName ?? email).slice(0, LastName.length),
    Username: email,
    Email: email,
    Portal_Role__c: role,
    Served_Brand__c: brand,
    IsActive: true,
    LanguageLocaleKey: context.viewer.language === 'es' ? 'es_US' : 'en_US',
  })
}

function byCompany({ context, connection }: Work, recordId: string) {
  return { recordId, by: context.systemViewer, within: connection }
}

function accessOf({ role, brand }: Pick<StaffMember, 'role' | 'brand'>): string {
  return brand === null ? role : `${role} ${brand}`
}

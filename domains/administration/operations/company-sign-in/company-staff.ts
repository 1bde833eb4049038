import type { Queryable } from '@porchlight/jobs'
import type { Language } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { userObject } from '../../../customers/objects/user/object'
import { systemUserId } from '../../../customers/objects/user/system-user'
import { findManagedStaff, manageStaff } from '../company-directory/managed-staff'
import { isLastAdministrator } from '../staff/change-staff'
import { endStaffWaysIn } from '../staff/end-access'
import { losesWork } from '../staff/loses-work'
import { readStaffMember, type StaffMember } from '../staff/staff-member'
import { releaseStaffWork } from '../staff-work/job'
import type { CompanyPolicy, StaffGroup } from './company-policy'

/** Why a person whom the company vouches for has no access here. */
export type Refusal =
  | 'noRole'
  | 'noVerifiedEmail'
  | 'unknown'
  | 'notStaff'
  | 'breakGlass'
  | 'linkedToAnother'
  | 'inactive'
  | 'lastAdministrator'

/** A person of the company, as a sign-in or its directory names them. */
export interface CompanyPerson {
  readonly issuer: string
  /** Null for the directory, which does not know the provider's subject. */
  readonly subject: string | null
  readonly externalId: string | null
  /** The person's id in the directory; null for somebody who is not in it. */
  readonly directoryPersonId: string | null
  /** In lower case; null without one that the company vouches for. */
  readonly address: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly language: Language
}

/** The services that changes on behalf of the company need. */
export type CompanyContext = Pick<
  MethodContext,
  'identity' | 'systemViewer' | 'companyWay' | 'audit' | 'enqueue' | 'alarm' | 'now'
>

/** The same within the transaction of the whole change. */
export interface CompanyWork {
  readonly context: CompanyContext
  readonly engine: MethodContext['engine']
  readonly connection: Queryable
  readonly policy: CompanyPolicy
  /** Facts of each entry in the audit log: who acts for the company. */
  readonly facts: Readonly<Record<string, string>>
}

/** Runs a change by the company to its staff; such changes run one at a time across all processes. */
export function runCompanyWork<Result>(
  context: CompanyContext & Pick<MethodContext, 'engine'>,
  { policy, facts }: Pick<CompanyWork, 'policy' | 'facts'>,
  run: (work: CompanyWork) => Promise<Result>,
): Promise<Result> {
  return context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('staff'), ['administrators'])
    return run({ context, engine, connection, policy, facts })
  })
}

/**
 * The member of staff that a person is, by their link or, once, by their address; null for an unknown person.
 * Customers and break-glass accounts never match.
 */
export async function findStaffMember(
  work: CompanyWork,
  person: CompanyPerson,
): Promise<StaffMember | { readonly refusal: Refusal } | null> {
  const { context, engine, connection } = work
  const linkedUserId = await findLinkedUserId(work, person)
  const userId = linkedUserId ?? (await findByAddress(work, person))
  if (userId === null || typeof userId === 'object') return userId
  const member = await readStaffMember(engine, context.systemViewer, userId)
  if (member === null) return { refusal: 'notStaff' }
  // What is to work while the provider does not may not be the company's to change, however it was linked.
  if (isBreakGlass(work, member.username)) return { refusal: 'breakGlass' }
  // Somebody matched by address alone has to be active: a link is permanent.
  if (linkedUserId === null && !member.isActive && person.directoryPersonId === null)
    return { refusal: 'inactive' }
  if (person.directoryPersonId !== null) {
    const outcome = await manageStaff(connection, userId, person.directoryPersonId, context.now())
    if (outcome === 'refused') return { refusal: 'linkedToAnother' }
    if (outcome === 'started') await auditByCompany(work, 'staff-managed-by-company', userId)
  }
  return (await linkSubject(work, person, userId)) ? member : { refusal: 'linkedToAnother' }
}

/** Creates a member of staff for an unknown person. */
export async function createStaffMember(
  work: CompanyWork,
  person: CompanyPerson & { readonly address: string },
  group: StaffGroup,
): Promise<string> {
  const { context, connection } = work
  const userId = await insertStaffUser(work, person, group)
  if (!(await linkSubject(work, person, userId))) throw new Error('A new user is linked.')
  if (person.directoryPersonId !== null)
    await manageStaff(connection, userId, person.directoryPersonId, context.now())
  await auditByCompany(work, 'staff-created-by-company', userId, { role: group.role })
  return userId
}

/** Updates a member to the current role and brand of their group. */
export async function syncGroup(
  work: CompanyWork,
  member: StaffMember,
  { role, brand }: StaffGroup,
): Promise<{ readonly userId: string } | { readonly refusal: Refusal }> {
  const { context, engine, connection } = work
  const { userId } = member
  if (!member.isActive) return { refusal: 'inactive' }
  if (role === member.role && brand === member.brand) return { userId }
  if (role !== 'Admin' && (await isLastAdministrator(engine, context.systemViewer, member))) {
    await lockOutLastAdministrator(work, userId)
    return { refusal: 'lastAdministrator' }
  }
  const fields = { Portal_Role__c: role, Served_Brand__c: brand }
  await update(engine, context.systemViewer, userObject, userId, fields)
  const facts = { from: describeAccess(member), to: describeAccess({ role, brand }) }
  await auditByCompany(work, 'staff-changed-by-company', userId, facts)
  if (losesWork(member, { role, brand })) {
    const payload = { userId, changedBy: systemUserId }
    await context.enqueue(releaseStaffWork.name, payload, { within: connection })
  }
  return { userId }
}

/** Ends every way in of the only administrator, who stays active in the database, and alerts operators to appoint another. */
export async function lockOutLastAdministrator(work: CompanyWork, userId: string): Promise<void> {
  const { context, connection } = work
  const viewer = { class: 'system', language: 'en', userId: systemUserId } as const
  await endStaffWaysIn(context, { connection, viewer }, userId)
  context.alarm('company.last-administrator', { userId })
}

/** Audits what the company did to a member of staff. */
export async function auditByCompany(
  { context, connection, facts }: CompanyWork,
  action: string,
  userId: string,
  extraFacts: Readonly<Record<string, string>> = {},
): Promise<void> {
  const details = { recordId: userId, by: context.systemViewer, within: connection }
  await context.audit(action, { userId, ...facts, ...extraFacts }, details)
}

async function findLinkedUserId(
  { context, connection }: CompanyWork,
  person: CompanyPerson,
): Promise<string | null> {
  const { company } = context.identity
  const { issuer, subject, externalId, directoryPersonId } = person
  const bySubject =
    subject === null ? null : await company.findUser({ issuer, subject, externalId }, connection)
  if (bySubject !== null) return bySubject
  const managed = directoryPersonId === null ? null : await findManagedStaff(connection, directoryPersonId)
  if (managed !== null) return managed.userId
  // Only the directory says that somebody is the same person under another subject.
  if (directoryPersonId === null || externalId === null) return null
  return company.findUserByExternalId(issuer, externalId, connection)
}

async function findByAddress(
  work: CompanyWork,
  { issuer, externalId, address }: CompanyPerson,
): Promise<string | { readonly refusal: Refusal } | null> {
  const { context, engine, connection } = work
  if (address === null) return { refusal: 'noVerifiedEmail' }
  if (isBreakGlass(work, address)) return { refusal: 'breakGlass' }
  const found = await first(engine, context.systemViewer, userObject, {
    fields: ['Id'],
    where: { Username: address },
  })
  if (found === null) return null
  const { company } = context.identity
  const isAnother = await company.isLinkedToAnother(issuer, externalId, found.id, connection)
  return isAnother ? { refusal: 'linkedToAnother' } : found.id
}

function isBreakGlass({ context: { companyWay } }: CompanyWork, username: string): boolean {
  return companyWay?.breakGlass.includes(username.toLowerCase()) === true
}

/** Links the subject of a sign-in with the user; false where one of both is linked to another. */
async function linkSubject(work: CompanyWork, person: CompanyPerson, userId: string): Promise<boolean> {
  const { context, connection } = work
  const { company } = context.identity
  const { issuer, subject, externalId } = person
  if (subject === null) return true
  if ((await company.findUser({ issuer, subject, externalId }, connection)) === userId) return true
  if (!(await company.link({ issuer, subject, externalId }, userId, connection))) return false
  await auditByCompany(work, 'staff-linked-by-company', userId)
  return true
}

function insertStaffUser(
  { context, engine }: CompanyWork,
  { firstName, lastName, address, language }: CompanyPerson & { readonly address: string },
  { role, brand }: StaffGroup,
): Promise<string> {
  const { FirstName, LastName } = userObject.fields
  return create(engine, context.systemViewer, userObject, {
    FirstName: firstName?.slice(0, FirstName.length) ?? null,
    LastName: (lastName ?? address).slice(0, LastName.length),
    Username: address,
    Email: address,
    Portal_Role__c: role,
    Served_Brand__c: brand,
    IsActive: true,
    LanguageLocaleKey: language === 'es' ? 'es_US' : 'en_US',
  })
}

function describeAccess({ role, brand }: Pick<StaffMember, 'role' | 'brand'>): string {
  return brand === null ? role : `${role} ${brand}`
}

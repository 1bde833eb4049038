import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { conditionOf } from '@porchlight/server-methods/records/where'
import type { userObject } from '../../../customers/objects/user/object'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { findManagedByCompany } from './managed-by-company'
import { type StaffListEntry, staffCondition, staffFields, toStaffMember } from './staff-member'

/** Which of the staff are read. */
export interface StaffQuery {
  /** Words of a name, or of an address. */
  readonly search: string
  /** One of them alone; empty for all. */
  readonly userId: string
  /** `next` of the page before; empty for the first. */
  readonly after: string
}

const pageSize = 25

/** Reads a page of the staff by their names, active or not. */
export async function listStaff(
  context: MethodContext,
  { search, userId, after }: StaffQuery,
): Promise<{ readonly people: StaffListEntry[]; readonly next: string | null }> {
  const viewer = signedInAdmin(context)
  const id = userId === '' ? null : toRecordId(userId)
  if (userId !== '' && id === null) return { people: [], next: null }
  const { records, nextPageToken } = await context.engine.listRecords(viewer, {
    objectApiName: 'User',
    selection: { fields: [...staffFields], optionalFields: [] },
    condition: conditionOf<typeof userObject>(id === null ? staffCondition : { ...staffCondition, Id: id }),
    parent: null,
    orderings: [
      { field: 'Name', ascending: true },
      { field: 'Id', ascending: true },
    ],
    searchTerm: search.trim() === '' ? null : search,
    pageSize,
    position: after === '' ? { kind: 'start' } : { kind: 'token', token: after },
  })
  const members = records.flatMap((record) => toStaffMember(record) ?? [])
  const memberIds = members.map((member) => member.userId)
  const signInMeans = await context.identity.findSignInMeans(memberIds)
  const managed = await findManagedByCompany(context, viewer, memberIds)
  const people = members.map((member) => ({
    ...member,
    ...(signInMeans.get(member.userId) ?? { hasPassword: false, hasSecondFactor: false }),
    isSelf: member.userId === viewer.userId,
    managedSince: managed.since.get(member.userId) ?? null,
    isDecidedElsewhere: managed.areDecidedElsewhere && managed.since.has(member.userId),
  }))
  return { people, next: nextPageToken }
}

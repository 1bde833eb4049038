import { fail } from '@porchlight/errors'
import { findStaffGroup } from '../company-sign-in/company-policy'
import type { CompanyWork } from '../company-sign-in/company-staff'
import {
  auditByDirectory,
  type DirectoryContext,
  requireVersion,
  runDirectoryChange,
} from './change-directory'
import {
  addMembers,
  type DirectoryGroup,
  deleteGroup,
  findGroup,
  type GroupFacts,
  insertGroup,
  removeMembers,
  updateGroup,
} from './directory-groups'
import { findPerson, markFollowsGroups } from './directory-people'
import { listGroupNames } from './directory-person'
import { syncPerson } from './sync-person'

/** The content of a group: its facts, and its members' ids. */
export interface GroupContent extends GroupFacts {
  readonly memberIds: ReadonlySet<string>
}

/** Adds a group; `directoryConflict` where the name or the id is taken, `directoryMemberUnknown` for an unknown member. */
export function addGroup(context: DirectoryContext, content: GroupContent): Promise<DirectoryGroup> {
  return runDirectoryChange(context, async (work) => {
    const id = await insertGroup(work.connection, content, context.now())
    if (id === null) throw fail('directoryConflict')
    const memberIds = [...content.memberIds]
    if (!(await addMembers(work.connection, id, memberIds))) throw fail('directoryMemberUnknown')
    await syncMembers(context, work, [content], memberIds, memberIds)
    const facts = { groupId: id, group: content.displayName, added: memberIds.length }
    await auditByDirectory(work, 'directory-group-added', facts)
    return requireGroup(work, id)
  })
}

/**
 * Changes a group by `change`, and updates the access of those who joined or left. `notFound` for none,
 * `directoryVersionChanged` for another than one of `versions`; the others as above.
 */
export function changeGroup(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
  change: (group: GroupContent) => GroupContent,
): Promise<DirectoryGroup> {
  return runDirectoryChange(context, async (work) => {
    const { connection } = work
    const current = await requireGroup(work, id)
    requireVersion(current, versions)
    const before = { ...current, memberIds: new Set(current.members.map((member) => member.id)) }
    const after = change(before)
    const added = [...after.memberIds].filter((memberId) => !before.memberIds.has(memberId))
    const removed = [...before.memberIds].filter((memberId) => !after.memberIds.has(memberId))
    const isRenamed = after.displayName !== current.displayName || after.externalId !== current.externalId
    if (added.length === 0 && removed.length === 0 && !isRenamed) return current
    if (!(await updateGroup(connection, id, after, context.now()))) throw fail('directoryConflict')
    if (!(await addMembers(connection, id, added))) throw fail('directoryMemberUnknown')
    await removeMembers(connection, id, removed)
    const others = isRenamed ? [...before.memberIds] : removed
    const joiningIds = isRenamed ? [...after.memberIds] : added
    await syncMembers(context, work, [before, after], joiningIds, [...new Set([...others, ...added])])
    const facts = { groupId: id, group: after.displayName, added: added.length, removed: removed.length }
    await auditByDirectory(work, 'directory-group-changed', facts)
    return requireGroup(work, id)
  })
}

/** Deletes a group, which then no longer grants a role; errors as above. */
export function removeGroup(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
): Promise<void> {
  return runDirectoryChange(context, async (work) => {
    const current = await requireGroup(work, id)
    requireVersion(current, versions)
    await deleteGroup(work.connection, id)
    const memberIds = current.members.map((member) => member.id)
    await syncMembers(context, work, [current], [], memberIds)
    const facts = { groupId: id, group: current.displayName, removed: memberIds.length }
    await auditByDirectory(work, 'directory-group-removed', facts)
  })
}

async function requireGroup({ connection }: CompanyWork, id: string): Promise<DirectoryGroup> {
  const group = await findGroup(connection, id)
  if (group === null) throw fail('notFound')
  return group
}

/** Updates each member's access if the group has a role by one of its names; groups decide for joining members from now on. */
async function syncMembers(
  context: DirectoryContext,
  work: CompanyWork,
  names: readonly GroupFacts[],
  joiningIds: readonly string[],
  memberIds: readonly string[],
): Promise<void> {
  const { connection, policy } = work
  const hasRole = (facts: readonly GroupFacts[]) =>
    facts.some(({ displayName, externalId }) => {
      const groups = [{ id: '', displayName, externalId }]
      return findStaffGroup(policy, listGroupNames({ groups })) !== null
    })
  if (!hasRole(names)) return
  if (hasRole(names.slice(-1))) await markFollowsGroups(connection, joiningIds)
  for (const id of memberIds) {
    const person = await findPerson(connection, { id })
    const refusal = person === null ? null : await syncPerson(work, context.issuer, person)
    if (refusal !== null) context.logRefusal(refusal, id)
  }
}

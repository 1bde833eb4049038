import { fail } from '@porchlight/errors'
import { roleByGroups } from '../company-sign-in/company-policy'
import type { CompanyWork } from '../company-sign-in/company-staff'
import { auditByDirectory, type DirectoryContext, inDirectory, requireVersion } from './change-directory'
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
import { findPerson, noteGroupsDecide } from './directory-people'
import { groupNamesOf } from './directory-person'
import { followPerson } from './follow-person'

/** What a group is to be: its facts, and who is in it by their ids. */
export interface GroupContent extends GroupFacts {
  readonly memberIds: ReadonlySet<string>
}

/** Adds a group; `directoryConflict` where the name or the id is taken, `directoryMemberUnknown` for an unknown member. */
export function addGroup(context: DirectoryContext, content: GroupContent): Promise<DirectoryGroup> {
  return inDirectory(context, async (work) => {
    const id = await insertGroup(work.connection, content, context.now())
    if (id === null) throw fail('directoryConflict')
    const memberIds = [...content.memberIds]
    if (!(await addMembers(work.connection, id, memberIds))) throw fail('directoryMemberUnknown')
    await followMembers(context, work, [content], memberIds, memberIds)
    const facts = { groupId: id, group: content.displayName, added: memberIds.length }
    await auditByDirectory(work, 'directory-group-added', facts)
    return groupOf(work, id)
  })
}

/**
 * Changes a group to what `change` makes of it, and follows what that means for those who came or went. `notFound` for none,
 * `directoryVersionChanged` for another than one of `versions`; the others as above.
 */
export function changeGroup(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
  change: (group: GroupContent) => GroupContent,
): Promise<DirectoryGroup> {
  return inDirectory(context, async (work) => {
    const { connection } = work
    const present = await groupOf(work, id)
    requireVersion(present, versions)
    const before = { ...present, memberIds: new Set(present.members.map((member) => member.id)) }
    const after = change(before)
    const added = [...after.memberIds].filter((memberId) => !before.memberIds.has(memberId))
    const removed = [...before.memberIds].filter((memberId) => !after.memberIds.has(memberId))
    const isRenamed = after.displayName !== present.displayName || after.externalId !== present.externalId
    if (added.length === 0 && removed.length === 0 && !isRenamed) return present
    if (!(await updateGroup(connection, id, after, context.now()))) throw fail('directoryConflict')
    if (!(await addMembers(connection, id, added))) throw fail('directoryMemberUnknown')
    await removeMembers(connection, id, removed)
    const others = isRenamed ? [...before.memberIds] : removed
    const joining = isRenamed ? [...after.memberIds] : added
    await followMembers(context, work, [before, after], joining, [...new Set([...others, ...added])])
    const facts = { groupId: id, group: after.displayName, added: added.length, removed: removed.length }
    await auditByDirectory(work, 'directory-group-changed', facts)
    return groupOf(work, id)
  })
}

/** Deletes a group, which gives nobody a role any more; errors as above. */
export function removeGroup(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
): Promise<void> {
  return inDirectory(context, async (work) => {
    const present = await groupOf(work, id)
    requireVersion(present, versions)
    await deleteGroup(work.connection, id)
    const memberIds = present.members.map((member) => member.id)
    await followMembers(context, work, [present], [], memberIds)
    const facts = { groupId: id, group: present.displayName, removed: memberIds.length }
    await auditByDirectory(work, 'directory-group-removed', facts)
  })
}

async function groupOf({ connection }: CompanyWork, id: string): Promise<DirectoryGroup> {
  const group = await findGroup(connection, id)
  if (group === null) throw fail('notFound')
  return group
}

/** Follows each of the people, if the group has a role by one of its names; for those who join, groups decide from now on. */
async function followMembers(
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
      return roleByGroups(policy, groupNamesOf({ groups })) !== null
    })
  if (!hasRole(names)) return
  if (hasRole(names.slice(-1))) await noteGroupsDecide(connection, joiningIds)
  for (const id of memberIds) {
    const person = await findPerson(connection, { id })
    const refusal = person === null ? null : await followPerson(work, context.issuer, person)
    if (refusal !== null) context.noteRefusal(refusal, id)
  }
}

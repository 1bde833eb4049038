import type { GroupContent } from '@porchlight/domains/administration/operations/company-directory/change-groups'
import { fail } from '@porchlight/errors'
import { attributesOf, type JsonValue, requiredTextOf, textOf } from './json-body'
import { memberIdsOf, type PatchOperation } from './patch-operations'

/** Attributes that are accepted but not stored. */
const unstored: ReadonlySet<string> = new Set(['schemas', 'id', 'meta'])

/** Returns the group that a body describes in full; errors as for a person. */
export function readGroup(body: JsonValue, present: GroupContent | null = null): GroupContent {
  const attributes = attributesOf(body)
  const externalId = attributes.get('externalid')
  return {
    displayName: requiredTextOf(attributes.get('displayname'), 'displayName'),
    externalId: externalId === undefined ? (present?.externalId ?? null) : textOf(externalId, 'externalId'),
    memberIds: new Set(memberIdsOf(attributes.get('members'))),
  }
}

/** Returns the group after applying the operations in order. */
export function patchGroup(group: GroupContent, operations: readonly PatchOperation[]): GroupContent {
  return operations.reduce(patch, group)
}

function patch(group: GroupContent, operation: PatchOperation): GroupContent {
  const { kind, path, value: given } = operation
  const value = kind === 'remove' ? null : given
  const { attribute, selected, part } = path
  if (unstored.has(attribute)) return group
  if (attribute === 'members') return { ...group, memberIds: patchMembers(group.memberIds, operation) }
  if (selected !== null || part !== null) throw fail('directoryPathInvalid', { path: attribute })
  if (attribute === 'displayname') return { ...group, displayName: requiredTextOf(value, 'displayName') }
  if (attribute === 'externalid') return { ...group, externalId: textOf(value, 'externalId') }
  throw fail('directoryPathInvalid', { path: attribute })
}

/** Removals name members by the path, or by the value, as Entra ID does; without either, all members are removed. */
function patchMembers(
  memberIds: ReadonlySet<string>,
  { kind, path: { selected, part }, value }: PatchOperation,
): ReadonlySet<string> {
  // A member's display name follows from the person.
  if (part !== null && part !== 'value') return memberIds
  if (selected !== null && selected.part !== 'value') throw fail('directoryPathInvalid', { path: 'members' })
  const named = selected === null ? memberIdsOf(value) : [String(selected.value)]
  if (kind === 'add') return new Set([...memberIds, ...named])
  if (kind === 'replace') return new Set(selected === null ? named : [...memberIds, ...named])
  if (selected === null && value == null) return new Set()
  const gone = new Set(named)
  return new Set([...memberIds].filter((id) => !gone.has(id)))
}

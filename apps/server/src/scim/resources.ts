import type { DirectoryGroup } from '@porchlight/domains/administration/operations/company-directory/directory-groups'
import type { DirectoryPerson } from '@porchlight/domains/administration/operations/company-directory/directory-person'
import type { QueryParameters } from './list-query'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** A resource in a response. */
export type Resource = Readonly<Record<string, unknown>>

/** Attributes in every response, whatever is requested (RFC 7643, section 7: returned “always”). */
const always: ReadonlySet<string> = new Set(['schemas', 'id', 'meta'])

/** Returns a person as a `User` (RFC 7643, section 4.1); `address` is that of `/scim/v2`. */
export function userResource(person: DirectoryPerson, address: string): Resource {
  const { id, externalId, userName, displayName, isActive, emails } = person
  return withoutNulls({
    schemas: [userSchema],
    id,
    externalId,
    userName,
    name: withoutNulls({
      formatted: person.formattedName,
      familyName: person.familyName,
      givenName: person.givenName,
    }),
    displayName,
    emails: emails.map(({ value, type, isPrimary }) => withoutNulls({ value, type, primary: isPrimary })),
    active: isActive,
    meta: metaOf('User', person, `${address}/Users/${id}`),
  })
}

/** Returns a group as a `Group` (RFC 7643, section 4.2). */
export function groupResource(group: DirectoryGroup, address: string): Resource {
  const { id, externalId, displayName, members } = group
  return withoutNulls({
    schemas: [groupSchema],
    id,
    externalId,
    displayName,
    members: members.map((member) => ({
      value: member.id,
      $ref: `${address}/Users/${member.id}`,
      display: member.userName,
      type: 'User',
    })),
    meta: metaOf('Group', group, `${address}/Groups/${id}`),
  })
}

/** Returns a page of a list (RFC 7644, section 3.4.2). */
export function listResource(resources: readonly Resource[], total: number, startIndex: number): Resource {
  return {
    schemas: [listSchema],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

/** Returns the version of a resource as a weak entity tag. */
export function versionTag({ version }: { readonly version: number }): string {
  return `W/"${version}"`
}

/** Returns whether the response omits `members`, of which there may be many. */
export function leavesOutMembers(query: QueryParameters): boolean {
  return !selectionOf(query)('members')
}

/** Removes attributes according to `attributes` or `excludedAttributes` (RFC 7644, section 3.9), as a whole. */
export function selectAttributes(resource: Resource, query: QueryParameters): Resource {
  const isWanted = selectionOf(query)
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name)))
}

function selectionOf(query: QueryParameters): (name: string) => boolean {
  const namesIn = (parameter: string) => {
    const text = query.get(parameter)
    const names = text?.split(',').map((name) => attributeOf(name.trim().toLowerCase()))
    return names === undefined ? null : new Set(names)
  }
  const wanted = namesIn('attributes')
  const excluded = namesIn('excludedattributes')
  return (name) => {
    if (always.has(name)) return true
    const key = name.toLowerCase()
    return wanted === null ? excluded?.has(key) !== true : wanted.has(key)
  }
}

/** Returns the attribute that a name refers to, itself or by one of its parts; with or without its schema. */
function attributeOf(name: string): string {
  const plain = name.startsWith('urn:') ? name.slice(name.lastIndexOf(':') + 1) : name
  const dot = plain.indexOf('.')
  return dot === -1 ? plain : plain.slice(0, dot)
}

function metaOf(
  resourceType: string,
  resource: { readonly createdAt: Date; readonly changedAt: Date; readonly version: number },
  location: string,
) {
  const { createdAt, changedAt } = resource
  return {
    resourceType,
    created: createdAt.toISOString(),
    lastModified: changedAt.toISOString(),
    location,
    version: versionTag(resource),
  }
}

function withoutNulls(values: Readonly<Record<string, unknown>>): Resource {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

import { isEmailAddress } from '@porchlight/metadata'
import { userObject } from '../../../customers/objects/user/object'

/** An address as the directory sends it. */
export interface DirectoryEmail {
  readonly value: string
  /** Such as `work`; null where it is not specified. */
  readonly type: string | null
  readonly isPrimary: boolean
}

/** A person's facts in the company's directory. */
export interface PersonFacts {
  readonly userName: string
  /** The directory's own id for the person; null if none. */
  readonly externalId: string | null
  readonly displayName: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly formattedName: string | null
  readonly emails: readonly DirectoryEmail[]
  readonly isActive: boolean
}

/** A group that the person is in. */
interface PersonGroup {
  readonly id: string
  readonly displayName: string
  readonly externalId: string | null
}

/** A person as they are stored. */
export interface DirectoryPerson extends PersonFacts {
  readonly id: string
  /** Whether the directory's groups ever gave the person a role: from then on they alone do. */
  readonly followsGroups: boolean
  readonly groups: readonly PersonGroup[]
  /** Grows with each change. */
  readonly version: number
  readonly createdAt: Date
  readonly changedAt: Date
}

/**
 * The address that may be a username of staff, in lower case: that of work, else the primary one, else the first, else a
 * username that is an address; null for none.
 */
export function findStaffAddress({ emails, userName }: PersonFacts): string | null {
  const email =
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails.find(({ isPrimary }) => isPrimary) ??
    emails[0]
  const address = (email?.value ?? userName).trim().toLowerCase()
  return isEmailAddress(address) && address.length <= userObject.fields.Username.length ? address : null
}

/** What the person is in by the names of the setting: groups by their names and by what the directory calls them. */
export function listGroupNames({ groups }: Pick<DirectoryPerson, 'groups'>): readonly string[] {
  return groups.flatMap(({ displayName, externalId }) =>
    externalId === null ? [displayName] : [displayName, externalId],
  )
}

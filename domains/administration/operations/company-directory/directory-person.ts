import { isEmailAddress } from '@porchlight/metadata'
import { userObject } from '../../../customers/objects/user/object'

/** An address as the directory sends it. */
export interface DirectoryEmail {
  readonly value: string
  /** `work`, say; null where it is not said. */
  readonly type: string | null
  readonly isPrimary: boolean
}

/** What the company's directory says of a person. */
export interface PersonFacts {
  readonly userName: string
  /** What the directory calls the person; null where it says nothing. */
  readonly externalId: string | null
  readonly displayName: string | null
  readonly givenName: string | null
  readonly familyName: string | null
  readonly formattedName: string | null
  readonly emails: readonly DirectoryEmail[]
  readonly isActive: boolean
}

/** A group that the person is in. */
interface GroupOfPerson {
  readonly id: string
  readonly displayName: string
  readonly externalId: string | null
}

/** A person as they are stored. */
export interface DirectoryPerson extends PersonFacts {
  readonly id: string
  /** Whether the directory's groups ever gave the person a role: from then on they alone do. */
  readonly followsGroups: boolean
  readonly groups: readonly GroupOfPerson[]
  /** Grows with each change. */
  readonly version: number
  readonly createdAt: Date
  readonly changedAt: Date
}

/**
 * The address that may be a username of staff, in lower case: that of work, else the primary one, else the first, else a
 * username that is an address; null for none.
 */
export function addressOfPerson({ emails, userName }: PersonFacts): string | null {
  const email =
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails.find(({ isPrimary }) => isPrimary) ??
    emails[0]
  const address = (email?.value ?? userName).trim().toLowerCase()
  return isEmailAddress(address) && address.length <= userObject.fields.Username.length ? address : null
}

/** What the person is in by the names of the setting: groups by their names and by what the directory calls them. */
export function groupNamesOf({ groups }: Pick<DirectoryPerson, 'groups'>): readonly string[] {
  return groups.flatMap(({ displayName, externalId }) =>
    externalId === null ? [displayName] : [displayName, externalId],
  )
}

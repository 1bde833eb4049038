import { userObject } from '@porchlight/domains/customers/objects/user/object'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { read } from '@porchlight/server-methods/records/read'

/** What the server needs to know about a user to create a viewer. */
export interface UserStatus {
  readonly userId: string
  readonly name: string
  readonly active: boolean
  /** A value of `Portal_Role__c`. */
  readonly role: string
  readonly contactId: string | null
  readonly servedBrand: string | null
}

/** Looks up users' statuses; one read through the engine each time. */
export interface UserStatuses {
  find(userId: string): Promise<UserStatus | null>
}

/** Creates the look-up, which reads as the system: users may not be able to read their own role. */
export function createUserStatuses(engine: RecordEngine, systemViewer: Viewer): UserStatuses {
  return {
    async find(userId) {
      const user = await read(engine, systemViewer, userObject, userId, [
        'Name',
        'IsActive',
        'Portal_Role__c',
        'ContactId',
        'Served_Brand__c',
      ])
      if (user === null) return null
      return {
        userId: user.id,
        name: user.Name ?? '',
        active: user.IsActive,
        role: user.Portal_Role__c,
        contactId: user.ContactId,
        servedBrand: user.Served_Brand__c,
      }
    },
  }
}

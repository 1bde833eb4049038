import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'

/** What the server has to know of a user to make a viewer. */
export interface UserStatus {
  readonly userId: string
  readonly name: string
  readonly active: boolean
  /** A value of `Portal_Role__c`. */
  readonly role: string
  readonly contactId: string | null
  readonly servedBrand: string | null
}

/** Looks up what the server has to know of a user; one read through the engine each time. */
export interface UserStatuses {
  find(userId: string): Promise<UserStatus | null>
}

const selection = {
  fields: ['Name', 'IsActive', 'Portal_Role__c', 'ContactId', 'Served_Brand__c'],
  optionalFields: [],
}

/** Makes the look-up, which reads as the system: a user need not be able to read its own role. */
export function createUserStatuses(engine: RecordEngine, systemViewer: Viewer): UserStatuses {
  return {
    async find(userId) {
      const user = await engine.readRecord(systemViewer, userId, selection)
      if (user === null) return null
      const { Name, IsActive, Portal_Role__c, ContactId, Served_Brand__c } = user.fields
      return {
        userId: user.id,
        name: textOf(Name?.value) ?? '',
        active: IsActive?.value === true,
        role: textOf(Portal_Role__c?.value) ?? '',
        contactId: textOf(ContactId?.value),
        servedBrand: textOf(Served_Brand__c?.value),
      }
    },
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

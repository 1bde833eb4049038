import { normaliseUsername } from '@porchlight/identity'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { typedRecord } from '@porchlight/server-methods/records/typed-record'
import { userObject } from '../../../customers/objects/user/object'
import { fieldProblem } from './refuse-unsafe-program'

/** A user that a program acts as. */
export interface ActingUser {
  readonly userId: string
  readonly name: string
  readonly username: string
  /** A value of `Portal_Role__c`. */
  readonly role: string
  /** The brand that a member of staff serves; null for everyone else. */
  readonly brand: string | null
  readonly isActive: boolean
}

/** The id of the active user of that username, whom a program is to act as; `unknownActiveUser` for none. */
export async function findActingUser(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  username: string,
): Promise<string> {
  const where = { Username: normaliseUsername(username) }
  const user = await first(engine, viewer, userObject, { fields: ['IsActive'], where })
  if (user?.IsActive !== true) throw fieldProblem('unknownActiveUser', 'username', { username })
  return user.id
}

const fields = ['Name', 'Username', 'Portal_Role__c', 'Served_Brand__c', 'IsActive'] as const

/** The users of those ids that the viewer may see, by id. */
export async function readActingUsers(
  engine: Pick<RecordEngine, 'readRecords'>,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ActingUser>> {
  const ids = [...new Set(userIds)]
  const records = await engine.readRecords(viewer, ids, { fields: [...fields], optionalFields: [] })
  return new Map(
    records.flatMap((record) => {
      if (record == null) return []
      const user = typedRecord(userObject, record, fields)
      const acting: ActingUser = {
        userId: user.id,
        name: user.Name ?? '',
        username: user.Username,
        role: user.Portal_Role__c,
        brand: user.Served_Brand__c,
        isActive: user.IsActive,
      }
      return [[user.id, acting] as const]
    }),
  )
}

import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import { toRecordId, type Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { lockStatement } from '@porchlight/transactions/locks'
import { userObject } from '../../../customers/objects/user/object'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { readStaffMember, type StaffMember } from './staff-member'

type Engine = MethodContext['engine']

/** A change to staff, within the transaction of `connection`. */
export interface StaffChange {
  readonly engine: Engine
  readonly connection: Queryable
  readonly viewer: Extract<Viewer, { class: 'admin' }>
}

/**
 * Runs what only an administrator may do with the staff, one at a time across all processes: somebody who is being demoted at
 * this moment can no longer act. `notFound` for everyone else.
 */
export async function asAdministrator<Result>(
  context: MethodContext,
  run: (change: StaffChange) => Promise<Result>,
): Promise<Result> {
  const viewer = signedInAdmin(context)
  return context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('staff'), ['administrators'])
    const self = await readStaffMember(engine, viewer, viewer.userId)
    if (self?.role !== 'Admin' || !self.isActive) throw fail('notFound')
    return run({ engine, connection, viewer })
  })
}

/**
 * The same with a member of staff other than the viewer; `notFound` for an id that is nobody's of the staff, and
 * `ownAccess` for the viewer's own.
 */
export function changeStaffMember<Result>(
  context: MethodContext,
  userId: string,
  run: (member: StaffMember, change: StaffChange) => Promise<Result>,
): Promise<Result> {
  return asAdministrator(context, async (change) => {
    const { engine, viewer } = change
    const id = toRecordId(userId)
    const member = id === null ? null : await readStaffMember(engine, viewer, id)
    if (member === null) throw fail('notFound')
    if (member.userId === viewer.userId) throw fail('ownAccess')
    return run(member, change)
  })
}

/** `lastAdministrator` unless another active administrator remains without `member`. */
export async function requireAnotherAdministrator(
  { engine, viewer }: StaffChange,
  member: StaffMember,
): Promise<void> {
  if (await isLastAdministrator(engine, viewer, member)) throw fail('lastAdministrator')
}

/** Whether `member` is the only active administrator, whom the database does not allow to be ended or demoted. */
export async function isLastAdministrator(
  engine: Engine,
  viewer: Viewer,
  { userId, role, isActive }: Pick<StaffMember, 'userId' | 'role' | 'isActive'>,
): Promise<boolean> {
  if (role !== 'Admin' || !isActive) return false
  const another = await first(engine, viewer, userObject, {
    fields: [],
    where: { Portal_Role__c: 'Admin', IsActive: true, Id: { ne: userId } },
  })
  return another === null
}

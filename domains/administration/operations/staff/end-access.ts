import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { userObject } from '../../../customers/objects/user/object'
import { releaseStaffWork } from '../staff-work/job'

/** An end of access, within the transaction of `connection`. */
export interface AccessChange {
  readonly engine: MethodContext['engine']
  readonly connection: Queryable
  readonly viewer: Exclude<Viewer, { class: 'guest' }>
}

/** Ends an access with every way in, and returns the open work to the queue (docs/adr/0080). */
export async function endStaffAccess(
  context: Pick<MethodContext, 'identity' | 'enqueue'>,
  change: AccessChange,
  userId: string,
): Promise<void> {
  await update(change.engine, change.viewer, userObject, userId, { IsActive: false })
  await endStaffWaysIn(context, change, userId)
}

/**
 * Ends every way in of a member of staff: password, factors, sessions with what programs were granted, and links that are on
 * their way. It does so for whoever stays active as well, because there is no other administrator.
 */
export async function endStaffWaysIn(
  { identity, enqueue }: Pick<MethodContext, 'identity' | 'enqueue'>,
  { connection, viewer }: Pick<AccessChange, 'connection' | 'viewer'>,
  userId: string,
): Promise<void> {
  await identity.endWaysIn(userId, { event: 'deactivation', within: connection })
  await identity.supersedeOneTimeTokens('passwordReset', userId, connection)
  await enqueue(releaseStaffWork.name, { userId, changedBy: viewer.userId }, { within: connection })
}

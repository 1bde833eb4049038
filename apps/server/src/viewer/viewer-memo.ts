import type { DatabaseNotifications } from '../notifications/database-notifications'
import { createRightsMemo, type RightsMemo } from './rights-memo'

/**
 * The channel on which every process is notified (by triggers) of an ended session or changed user: `session <id>` or
 * `user <id>`.
 */
export const accessChannel = 'access_change'

/**
 * Caches whom a token belongs to, so that not every request queries the database. Entries are evicted as soon as the
 * session ends or the user changes, whatever the source of the write, and nothing is cached while such notifications
 * are not being received.
 */
export async function createViewerMemo(
  notifications: DatabaseNotifications,
  now: () => Date,
): Promise<RightsMemo> {
  const memo = createRightsMemo(now, notifications.isListening)
  await notifications.subscribe(accessChannel, {
    onMessage(message) {
      const [kind, id = ''] = message.split(' ')
      if (kind === 'session') memo.forgetSession(id)
      else memo.forgetUser(id)
    },
    onGap: memo.forgetAll,
  })
  return memo
}

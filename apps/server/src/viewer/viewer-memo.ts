import type { DatabaseNotifications } from '../notifications/database-notifications'
import { createRightsMemo, type RightsMemo } from './rights-memo'

/** What ends a session or changes a user notifies every process here: `session <id>` or `user <id>` (by triggers). */
export const accessChannel = 'access_change'

/**
 * Remembers who a token belongs to, so that not every request queries the database for it. It is forgotten as soon as
 * the session ends or the user changes, whoever writes it, and nothing is remembered while that would not be heard of.
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

import type { Queryable } from '../database/run-on'
import type { IdentityContext } from '../identity-context'

/**
 * Creates the function that signs everyone out, programs too, and returns how many sessions ended. It ends what
 * `closings` has `logOutOfOthers` end, except known devices: they do not grant sign-in, and their owners did nothing.
 */
export function createEndAllSessions({ now }: Pick<IdentityContext, 'now'>) {
  return async (within: Queryable): Promise<number> => {
    const at = now()
    const { rowCount } = await within.query(
      `update identity.session set ended_at = $1
       where ended_at is null and idle_expires_at > $1 and expires_at > $1`,
      [at],
    )
    await within.query(
      'update identity.pending_sign_in set ended_at = $1 where ended_at is null and expires_at > $1',
      [at],
    )
    return rowCount ?? 0
  }
}

import type { Identity } from '@porchlight/identity'
import type { KillPoint } from './fault-plan'

/**
 * Wraps `identity` so that its work reaches `mail-due`: a mail is counted, or the password that its owner is notified
 * of is set.
 */
export function storedIdentity(identity: Identity, reached: (point: KillPoint) => Promise<void>): Identity {
  return {
    ...identity,
    countAttempt: async (scope, ...counted) => {
      const answer = await identity.countAttempt(scope, ...counted)
      if (scope === 'mailboxEachDay') await reached('mail-due')
      return answer
    },
    setPassword: (userId, password, alongside) =>
      identity.setPassword(userId, password, async (client) => {
        if (alongside === undefined) return
        await reached('mail-due')
        await alongside(client)
      }),
  }
}

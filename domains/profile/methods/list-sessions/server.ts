import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { programRights } from '../../../getting-in/facts/program-rights'
import { listSessionsContract } from './contract'

const handle = handleCall(listSessionsContract, async (_request, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { identity, session } = context
  const present = session.token === null ? null : await identity.findSession(session.token)
  const sessions = await identity.listSessions(userId)
  return {
    body: {
      sessions: sessions.map(({ id, kind, deviceLabel, scopes, createdAt, lastSeenAt, expiresAt }) => ({
        id,
        device: deviceLabel,
        isProgram: kind === 'bearer',
        rights: scopes === null ? null : [...programRights(scopes)],
        isPresent: id === present?.id,
        createdAt: createdAt.toISOString(),
        endsAt: expiresAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

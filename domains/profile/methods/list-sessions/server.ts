import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { listSessionsContract } from './contract'

const handle = handleCall(listSessionsContract, async (_request, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { identity, session } = context
  const present = session.token === null ? null : await identity.findSession(session.token)
  const sessions = await identity.listSessions(userId)
  return {
    body: {
      sessions: sessions.map(({ id, kind, deviceLabel, createdAt, lastSeenAt }) => ({
        id,
        device: deviceLabel,
        isProgram: kind === 'bearer',
        isPresent: id === present?.id,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

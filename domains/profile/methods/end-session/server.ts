import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { proveUnlessRecent } from '../../../getting-in/operations/proof/prove-again'
import { endSessionContract } from './contract'

const handle = handleCall(endSessionContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { identity, session } = context
  const present = session.token === null ? null : await identity.findSession(session.token)
  // Signing out requires no proof.
  if (present?.id !== body.sessionId) await proveUnlessRecent(context, userId, body)
  if (!(await identity.endSessionOf(userId, body.sessionId))) throw fail('notFound')
  if (present?.id !== body.sessionId) return { body: { location: '/profile?session-ended' } }
  session.end()
  return { body: { location: '/login?signed-out' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { isAudited } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { logOutContract } from './contract'

const handle = handleCall(logOutContract, async (_request, context: MethodContext) => {
  const { identity, session, viewer } = context
  if (session.token !== null) await identity.endSession(session.token)
  if (isAudited(viewer)) {
    await context.audit('signed-out', { userId: viewer.userId }, { recordId: viewer.userId })
  }
  session.end()
  return { body: { location: '/login?signed-out' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

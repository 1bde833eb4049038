import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { logOutContract } from './contract'

const handle = handleCall(logOutContract, async (_request, context: MethodContext) => {
  if (context.session.token !== null) await context.identity.endSession(context.session.token)
  context.session.end()
  return { body: { location: '/login?signed-out' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

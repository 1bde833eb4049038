import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { proveUnlessRecent } from '../../../getting-in/operations/proof/prove-again'
import { endOtherSessionsContract } from './contract'

const handle = handleCall(endOtherSessionsContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedIn(context)
  await proveUnlessRecent(context, userId, body)
  const ended = await context.identity.endWaysIn(userId, {
    event: 'logOutOfOthers',
    presentSession: context.session.token,
    presentDevice: context.knownDevice.token,
  })
  return { body: { location: '/profile?sessions-ended', ended } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { startPasskeyLoginContract } from './contract'

/** The browser gets a separate token for the response; a pending sign-in that it holds stays as it is. */
const handle = handleCall(startPasskeyLoginContract, async (_request, context: MethodContext) => {
  await countFromAddress(context, 'passkeyFromAddress')
  const { identity, pendingSignIn } = context
  const binding = pendingSignIn.token ?? identity.newBinding()
  if (pendingSignIn.token === null) pendingSignIn.start(binding)
  const origin = context.brandAddress(context.hostBrand)
  const options = await identity.startPasskeyLogin({ origin, binding })
  return { body: { location: '/login', options: { ...options } } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { endView } from '../../operations/end-view'
import { findOwnView } from '../../operations/find-own-view'
import { endCustomerViewContract } from './contract'

const handle = handleCall(endCustomerViewContract, async (_request, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const view = await findOwnView(context)
  if (view !== null) await endView(context, viewer, view)
  return { body: { isEnded: true as const } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { assignItem } from '../../operations/assign-item'
import { assignWorkContract } from './contract'

const handle = handleCall(assignWorkContract, async ({ body }, context: MethodContext) => {
  await assignItem(context, signedInStaff(context), body)
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

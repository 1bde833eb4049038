import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { applyPlanFile } from '../../operations/plan-file/apply-plan-file'
import { applyPlanFileContract } from './contract'

const handle = handleCall(applyPlanFileContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  return { body: await applyPlanFile(context, viewer, body) }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

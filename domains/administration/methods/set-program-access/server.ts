import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { setProgramEnabled } from '../../operations/programs/manage-programs'
import { atProgramDesk } from '../../operations/programs/program-desk'
import { setProgramAccessContract } from './contract'

const handle = handleCall(setProgramAccessContract, async ({ body }, context: MethodContext) => {
  const { id, isEnabled } = body
  await atProgramDesk(context, (desk) => setProgramEnabled(desk, id, isEnabled))
  return { body: { id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { setProgramEnabled } from '../../operations/programs/manage-programs'
import { runProgramChange } from '../../operations/programs/program-change'
import { setProgramAccessContract } from './contract'

const handle = handleCall(setProgramAccessContract, async ({ body }, context: MethodContext) => {
  const { id, isEnabled } = body
  await runProgramChange(context, (change) => setProgramEnabled(change, id, isEnabled))
  return { body: { id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
